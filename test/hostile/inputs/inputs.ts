import { cardInputs } from './cards.ts'
import { expectationInputs } from './expectations.ts'
import { explorationInputs } from './explorations.ts'
import type { Input } from './input.ts'
import { lawInputs } from './laws.ts'
import { messageInputs } from './messages.ts'
import { reportInputs } from './reports.ts'
import { suiteInputs } from './suites.ts'

/** Every kind of input that a command reads. */
export const inputs: readonly Input[] = [
  ...suiteInputs,
  ...lawInputs,
  ...cardInputs,
  ...expectationInputs,
  ...reportInputs,
  ...explorationInputs,
  ...messageInputs,
]
