import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { goesWhereItsTextSays, isSeededIn, mayBePlayedInstead, mayBeSeededOn, phaseMeant } from '../questions.ts'

const always = () => true

const doorways = rule({
  ruling: '1eS-seed-phases-09',
  asked: isSeededIn,
  applies: ({ type }) => type === 'doorway',
  answer: ({ phase }) => phase === 'seed-doorway',
})

const facilities = rule({
  ruling: '1eS-seed-phases-41',
  asked: isSeededIn,
  applies: ({ type }) => type === 'facility',
  answer: ({ phase }) => phase === 'seed-facility',
})

const earlyOnly = presumption({
  ruling: 'what belongs to no phase is seeded in the doorway phase',
  asked: isSeededIn,
  applies: ({ type, named }) => type !== 'doorway' && type !== 'facility' && named === undefined,
  answer: ({ phase }) => phase === 'seed-doorway',
})

const onlySeeded = presumption({
  ruling: 'what may be seeded is not played',
  asked: mayBePlayedInstead,
  applies: always,
  answer: false,
})

export const whereItsTextSays = rule({
  ruling: '1eS-seed-phases-10',
  asked: goesWhereItsTextSays,
  applies: always,
  answer: true,
})

export const onWhatIsThere = rule({
  ruling: '1eS-seed-phases-54',
  asked: mayBeSeededOn,
  applies: always,
  answer: ({ there }) => there,
})

/** Which cards are seeded in which phase, and where. */
export const phasesOfCards = [
  rule({
    ruling: '1eS-seed-phases-02',
    asked: phaseMeant,
    applies: ({ name }) => name === 'outpost phase',
    answer: 'seed-facility',
  }),
  doorways,
  whereItsTextSays,
  facilities,
  rule({
    ruling: '1eS-seed-phases-52',
    asked: isSeededIn,
    applies: ({ named }) => named !== undefined,
    answer: ({ phase, meant }) => phase === meant,
    exceptionTo: [doorways, facilities],
  }),
  denial('1eS-seed-phases-53', earlyOnly, true),
  onWhatIsThere,
  denial('1eS-seeds-or-plays-03', onlySeeded, true),
]
