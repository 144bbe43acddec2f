import { walk } from './fixture/tutorial/walk.ts'

walk('adapter-tutorial-java.md', [['java', '-version']])
