import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { dilemmaGoes, type Finding, isDiscardedWithItsHost, type Met } from '../questions/questions.ts'

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

const staysWithoutHost = presumption({
  ruling: 'a dilemma stays when the personnel it lies on is discarded',
  asked: isDiscardedWithItsHost,
  applies: ({ dilemma }, game) => game.facts(game.card(dilemma).holder).type === 'personnel',
  answer: false,
})

/** A dilemma in play is discarded when it is nullified, has expired, is destroyed, or loses the personnel that it lies on. */
export const dilemmasInPlay = [
  staysInPlay,
  leavesPlay('1eD-dilemma-resolution-133', 'nullified'),
  leavesPlay('1eD-dilemma-resolution-135', 'expired'),
  leavesPlay('1eD-dilemma-resolution-136', 'destroyed'),
  staysWithoutHost,
  denial('1eD-dilemma-resolution-137', staysWithoutHost, true),
]
