import { denial, presumption, rule } from '../rule.ts'

const leftAlone = presumption({
  ruling: 'what lies under a mission is left alone',
  asked: 'is met where it lies',
  applies: ({ beneath, ofQ }) => beneath === 'mission' && !ofQ,
  answer: false,
})

const leftAloneByStations = presumption({
  ruling: 'what lies under a facility is left alone',
  asked: 'is met where it lies',
  applies: ({ beneath, ofQ }) => beneath === 'facility' && !ofQ,
  answer: false,
})

const onlyInAFlash = presumption({
  ruling: 'dilemmas of Q are met in a Q-Flash only',
  asked: 'is met where it lies',
  applies: ({ ofQ }) => ofQ,
  answer: false,
})

const noAttempt = presumption({
  ruling: 'whoever commandeers attempts no mission',
  asked: 'meets dilemmas',
  applies: ({ kind }) => kind === 'commandeer',
  answer: false,
})

const allAtOnce = presumption({
  ruling: 'all dilemmas of a mission are revealed at once',
  asked: 'are revealed together',
  applies: () => true,
  answer: true,
})

const fromTheTop = presumption({
  ruling: 'the top seed card is met first',
  asked: 'met next',
  applies: () => true,
  answer: 'top',
})

const inAnyPhase = presumption({
  ruling: 'dilemmas are seeded in any seed phase',
  asked: 'may be seeded in',
  applies: ({ card, phase }, game) => game.facts(card).type === 'dilemma' && phase.startsWith('seed-'),
  answer: true,
})

const byMarkersOnly = presumption({
  ruling: 'without damage markers nothing is damaged',
  asked: 'default damage',
  applies: ({ sideDeck }) => !sideDeck,
  answer: 'none',
})

/** With a Battle Bridge side deck damage is two markers from there. */
const twoMarkers = rule({
  ruling: '1eD-dilemma-resolution-58',
  asked: 'default damage',
  applies: ({ sideDeck }) => sideDeck,
  answer: 'two markers',
})

/** What comes in a Q-Flash goes back to where it came from. */
const fromTheContinuum = rule({
  ruling: '1eD-dilemma-resolution-04',
  asked: 'returns to the Q-Continuum',
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
