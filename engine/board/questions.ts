import type { Capability } from '../kernel/capability.ts'
import { question } from '../kernel/question.ts'
import type { CardId, Condition, PlayerName } from './state.ts'

/** May the card do this, or have this done to it? */
export const permission = question<{ card: CardId; to: Capability; by?: CardId; player?: PlayerName }, boolean>()(
  'can',
  true,
  'to',
)

/** Is the card in this condition by where it is, and not by what befell it? */
export const isByCircumstance = question<{ card: CardId; condition: Condition }, boolean>()(
  'is by circumstance',
  false,
  'condition',
)
