import type { Response } from '../timing/window.ts'
import { checkSuspension, suspend, suspenderOf, suspenders } from './suspend.ts'

/** A text suspends play in the midst of this. */
export const responses: readonly Response[] = [
  {
    options: suspenders,
    isOne: (game, act) => suspenderOf(game, act) !== undefined,
    check: checkSuspension,
    carryOut: suspend,
  },
]
