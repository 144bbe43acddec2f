import { walk } from './fixture/tutorial/walk.ts'

walk('adapter-tutorial-java-2e.md', [
  ['java', '-version'],
  ['javac', '-version'],
])
