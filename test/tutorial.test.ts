import { walk } from './fixture/tutorial/walk.ts'

walk('adapter-tutorial.md', [['python3', '--version']])
