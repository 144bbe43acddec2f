// Entry for Cucumber by itself: every sentence spelt out, and the table.
import './definitions.ts'
import './hooks.ts'
