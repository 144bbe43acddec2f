import type { CardId } from '../../board/state.ts'
import { flag } from '../../kernel/question.ts'
import type { Trigger } from '../../kernel/trigger.ts'

/** Is a card with several affiliations of one alone: of that of its mode, or, where none was declared, of the first? `entering` = its mode was declared and it is not in play yet. */
export const isOfOneAffiliation = flag<{ card: CardId; is: 'in play' | 'entering' | 'out of play' }>()(
  'is of one affiliation',
)

/** May a card in play be switched into another of its modes? `during` = in the midst of what; absent = between actions. */
export const mayBeSwitched = flag<{ card: CardId; during?: Trigger }>()('may be switched')
