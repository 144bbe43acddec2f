import { Formatter } from '@cucumber/cucumber'

/** Prints nothing: the run has its own progress and summary. Cucumber wants formatters as default exports. */
export default class SilentFormatter extends Formatter {}
