import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { meetsDilemmas } from '../../scouting/questions.ts'
import {
  areRevealedTogether,
  defaultDamage,
  isMetNext,
  isMetWhereItLies,
  mayBeSeededIn,
  returnsToTheQContinuum,
} from '../questions/procedure.ts'

const leftAlone = presumption({
  ruling: 'what lies under a mission is left alone',
  asked: isMetWhereItLies,
  applies: ({ beneath, ofQ }) => beneath === 'mission' && !ofQ,
  answer: false,
})

const leftAloneByStations = presumption({
  ruling: 'what lies under a facility is left alone',
  asked: isMetWhereItLies,
  applies: ({ beneath, ofQ }) => beneath === 'facility' && !ofQ,
  answer: false,
})

const onlyInAFlash = presumption({
  ruling: 'dilemmas of Q are met in a Q-Flash only',
  asked: isMetWhereItLies,
  applies: ({ ofQ }) => ofQ,
  answer: false,
})

const noAttempt = presumption({
  ruling: 'whoever commandeers attempts no mission',
  asked: meetsDilemmas,
  applies: ({ kind }) => kind === 'commandeer',
  answer: false,
})

const allAtOnce = presumption({
  ruling: 'all dilemmas of a mission are revealed at once',
  asked: areRevealedTogether,
  applies: () => true,
  answer: true,
})

const fromTheTop = presumption({
  ruling: 'the top seed card is met first',
  asked: isMetNext,
  applies: () => true,
  answer: 'top',
})

const inAnyPhase = presumption({
  ruling: 'dilemmas are seeded in any seed phase',
  asked: mayBeSeededIn,
  applies: ({ card, phase }, game) => game.facts(card).type === 'dilemma' && phase.startsWith('seed-'),
  answer: true,
})

const byMarkersOnly = presumption({
  ruling: 'without damage markers nothing is damaged',
  asked: defaultDamage,
  applies: ({ sideDeck }) => !sideDeck,
  answer: 'none',
})

/** With a Battle Bridge side deck damage is two markers from there. */
const twoMarkers = rule({
  ruling: '1eD-dilemma-resolution-58',
  asked: defaultDamage,
  applies: ({ sideDeck }) => sideDeck,
  answer: 'two markers',
})

/** What comes in a Q-Flash goes back to where it came from. */
const fromTheContinuum = rule({
  ruling: '1eD-dilemma-resolution-04',
  asked: returnsToTheQContinuum,
  applies: () => true,
  answer: true,
})

/** Which dilemmas are met and in what order, when they are seeded, and what damage they do. */
export const procedureOfDilemmas = [
  leftAlone,
  denial('1eD-dilemma-resolution-01', leftAlone, true),
  leftAloneByStations,
  denial('1eD-dilemma-resolution-02', leftAloneByStations, true),
  onlyInAFlash,
  denial('1eD-dilemma-resolution-03', onlyInAFlash, true),
  fromTheContinuum,
  noAttempt,
  denial('1eD-dilemma-resolution-05', noAttempt, true),
  allAtOnce,
  denial('1eD-dilemma-resolution-08', allAtOnce, false),
  fromTheTop,
  denial('1eD-dilemma-resolution-10', fromTheTop, 'bottom'),
  inAnyPhase,
  denial('1eD-dilemma-02', inAnyPhase, ({ phase }) => phase === 'seed-dilemma'),
  byMarkersOnly,
  denial('1eD-dilemma-resolution-59', byMarkersOnly, 'rotation'),
  twoMarkers,
]
