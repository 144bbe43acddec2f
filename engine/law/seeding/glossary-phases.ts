import { against, rule } from '../../kernel/rule.ts'
import { goesWhereItsTextSays, isSeededIn, mayBeSeededOn, phaseMeant } from '../../questions/seeding/questions.ts'

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

export const whereItsTextSays = rule({ ruling: '1eS-seed-phases-10', asked: goesWhereItsTextSays, answer: true })

export const onWhatIsThere = rule({
  ruling: '1eS-seed-phases-54',
  asked: mayBeSeededOn,
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
  against('1eS-seed-phases-53', isSeededIn, true, {
    not: 'what belongs to no phase is seeded in the doorway phase',
    applies: ({ type, named }) => type !== 'doorway' && type !== 'facility' && named === undefined,
    mistaken: ({ phase }) => phase === 'seed-doorway',
  }),
  onWhatIsThere,
]
