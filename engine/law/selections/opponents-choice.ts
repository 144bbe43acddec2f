import { rule } from '../../kernel/rule.ts'
import { maySee } from '../../questions/showing-cards/questions.ts'
import { hiddenDeck, hiddenHand } from '../showing-cards/customs.ts'
import { chooses, hidden } from '../showing-cards/glossary.ts'

/** For an opponent's choice the whole group may be examined, whoever of them is eligible. */
export const wholeGroup = rule({
  ruling: '1eS-selections-04',
  asked: maySee,
  applies: ({ card, by, choosing }) =>
    chooses(choosing, by) && choosing.method === 'opponent' && choosing.group.includes(card),
  answer: true,
  exceptionTo: [...hidden, hiddenDeck, hiddenHand],
})
