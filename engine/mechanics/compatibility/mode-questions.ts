import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'
import type { Trigger } from '../../kernel/trigger.ts'

/** Is a card with several affiliations of one alone: of that of its mode, or, where none was declared, of the first? `entering` = its mode was declared and it is not in play yet. */
export const isOfOneAffiliation = flag<{ card: CardId; is: 'in play' | 'entering' | 'out of play' }>()(
  'is of one affiliation',
)

/** Is the mode of a card with several affiliations declared when it enters play? */
export const declaresItsMode = flag<{ card: CardId }>()('declares its mode')

/** Must the mode that is declared be of those for whom the mission is where the facility comes? */
export const modeMatchesTheMission = flag<{ facility: CardId; mission: CardId }>()('mode matches the mission')

/** May a card in play be switched into another of its modes? `during` = in the midst of what; absent = between actions. */
export const mayBeSwitched = flag<{ card: CardId; during?: Trigger }>()('may be switched')

/** May a card that was switched be switched again? */
export const mayBeSwitchedAgain = question<{ card: CardId; earlier: number }, boolean>()('may be switched again', true)
