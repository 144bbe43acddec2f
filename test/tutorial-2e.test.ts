import { walk } from './fixture/tutorial/walk.ts'

walk('adapter-tutorial-2e.md', [])
