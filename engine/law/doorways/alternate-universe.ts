import { is } from '../../board/can.ts'
import type { Game } from '../../kernel/game.ts'
import type { About } from '../../kernel/question.ts'
import { against, custom, rule } from '../../kernel/rule.ts'
import { isAdmitted, isOfAnotherUniverse } from '../../mechanics/doorways/admission.ts'
import { comesThrough } from '../../questions/doorways/questions.ts'

type Coming = About<typeof comesThrough>

/** What lay under a mission has come through before. */
const isNew = ({ way }: Coming): boolean => way !== 'is met' && way !== 'is earned'

/** Is a doorway there for it, and open? */
const isLetIn = (game: Game, entry: Coming): boolean => isAdmitted(game, entry, (on, door) => !is(on, door, 'closed'))

/** No doorway is open for the card of another universe. */
const shutOut1996 = rule({
  ruling: 'faq96-310-au-doorway-06',
  asked: comesThrough,
  applies: (entry, game) => isNew(entry) && !isLetIn(game, entry),
  answer: false,
})

/** An artifact that was found under a mission has come through when it was seeded. */
const wasEarned = ({ card }: Coming, game: Game): boolean =>
  isOfAnotherUniverse(game, card) &&
  game.facts(card).type === 'artifact' &&
  game.state.history.some(d => d.kind === 'earned anew' && d.card === card)

/** The Doorway is there before cards of another universe are seeded; whoever comes later comes while it is open. */
export const doorwayOf1996 = [
  shutOut1996,
  against('faq96-310-au-doorway-02', comesThrough, false, {
    not: 'what is seeded needs no doorway yet',
    applies: (entry, game) => entry.way === 'seed' && !isLetIn(game, entry),
    exceptionTo: [shutOut1996],
  }),
  against('faq96-310-au-dilemmas-and-au-artifacts-02', comesThrough, true, {
    not: 'what is met or earned comes through once more',
    applies: (entry, game) => !isNew(entry) && !isLetIn(game, entry),
  }),
  rule({
    ruling: 'faq96-310-au-dilemmas-and-au-artifacts-04',
    asked: comesThrough,
    applies: (entry, game) => entry.way === 'play' && wasEarned(entry, game) && !isLetIn(game, entry),
    answer: true,
    exceptionTo: [shutOut1996],
  }),
]

/** The entry of the icon is in a letter of the Glossary that is not at hand; others take it for granted. */
export const shutOut = custom({
  ruling: 'custom-doorways-01',
  asked: comesThrough,
  applies: (entry, game) => isNew(entry) && entry.by === undefined && !isAdmitted(game, entry),
  answer: false,
})
