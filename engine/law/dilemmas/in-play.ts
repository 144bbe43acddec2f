import { endsWithItsCause, keepsWorking } from '../../board/questions.ts'
import { opponentOf } from '../../board/state.ts'
import type { About } from '../../kernel/question.ts'
import { against, denial, presumption, rule } from '../../kernel/rule.ts'
import { dilemmaGoes, type Finding, isDiscardedWithItsHost, type Met } from '../../questions/dilemmas/questions.ts'
import { countsTheTurnsOf } from '../../questions/draws-and-discards/questions.ts'

const fromPlay =
  (what: Finding) =>
  ({ finding, group }: Met): boolean =>
    finding === what && !group

const staysInPlay = presumption({
  ruling: 'a dilemma in play stays there, whatever becomes of its effect',
  asked: dilemmaGoes,
  applies: ({ finding, group }) => !group && ['nullified', 'expired', 'destroyed'].includes(finding),
  answer: 'stays',
})

function leavesPlay(ruling: string, what: Finding) {
  return rule({
    ruling,
    asked: dilemmaGoes,
    applies: fromPlay(what),
    answer: 'discard pile',
    exceptionTo: [staysInPlay],
  })
}

function onlyOnce(how: About<typeof keepsWorking>['how']) {
  return presumption({
    ruling: `a dilemma in play does not go on working ${how}`,
    asked: keepsWorking,
    applies: (about, game) => about.how === how && game.facts(about.card).type === 'dilemma',
    answer: false,
  })
}

const allTheTime = onlyOnce('all the time')
const inTurns = onlyOnce("in one player's turns")
const inEveryTurn = onlyOnce('in every turn')

/** A dilemma in play works for as long as it is there. It is discarded when it is nullified, has expired, is destroyed, or loses the personnel that it lies on. */
export const dilemmasInPlay = [
  staysInPlay,
  leavesPlay('1eD-dilemma-resolution-133', 'nullified'),
  leavesPlay('1eD-dilemma-resolution-135', 'expired'),
  leavesPlay('1eD-dilemma-resolution-136', 'destroyed'),
  allTheTime,
  denial('1eD-dilemma-resolution-130', allTheTime, true),
  inTurns,
  denial('1eD-dilemma-resolution-131', inTurns, true),
  inEveryTurn,
  denial('1eD-dilemma-resolution-132', inEveryTurn, true),
  // What a dilemma did for the time being ends when it is discarded.
  against('1eD-dilemma-resolution-summary-21', endsWithItsCause, true, {
    not: 'what a dilemma has done remains when it is gone',
    applies: ({ cause }, game) => game.facts(cause).type === 'dilemma',
  }),
  // Its countdown counts the turns of whoever seeded it.
  against('1eD-dilemma-resolution-95', countsTheTurnsOf, ({ card }, game) => game.card(card).owner, {
    not: 'a dilemma counts the turns of whoever encountered it',
    applies: ({ card }, game) => game.facts(card).type === 'dilemma',
    mistaken: ({ card }, game) => opponentOf(game.state, game.card(card).owner),
  }),
  against('1eD-dilemma-resolution-137', isDiscardedWithItsHost, true, {
    not: 'a dilemma stays when the personnel it lies on is discarded',
    applies: ({ dilemma }, game) => game.facts(game.card(dilemma).holder).type === 'personnel',
  }),
]
