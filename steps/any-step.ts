import { Given } from '@cucumber/cucumber'
import { step } from './next-step.ts'

// The suite has read every sentence before it is played; here Cucumber only has to call the steps in their order.
// Sentences with a table end with a colon, and Cucumber counts the table as a parameter.
Given(/^.*[^:]$/s, step(0))
Given(/^.*:$/s, step(1))
