import { walk } from './fixture/tutorial/walk.ts'

walk('adapter-tutorial.md', [['python3', '--version']])
walk('adapter-tutorial-java.md', [['java', '-version']])
