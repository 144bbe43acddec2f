// What Cucumber loads to play the features by itself: every sentence spelt out, and the table.
import './definitions.ts'
import './hooks.ts'
