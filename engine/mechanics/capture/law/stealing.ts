import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { asItSays } from '../../equipment/law/customs.ts'
import { mayUseEquipment } from '../../equipment/questions.ts'
import { enhancesAnybody, mayBeStolen, mayBeTakenAlong, needsWhatItAsksFor, stolenBelongsTo } from '../questions.ts'
import { isStolen } from '../steal.ts'

const finders = presumption({
  ruling: 'equipment with nobody to guard it is for whoever finds it',
  asked: mayBeTakenAlong,
  applies: ({ attended }) => !attended,
  answer: true,
})

/** By a card that says so it is stolen. */
const byACard = rule({
  ruling: '1eS-stealing-02',
  asked: mayBeStolen,
  applies: () => true,
  answer: true,
})

/** Nobody steals what he has. */
const notOnesOwn = rule({
  ruling: '1eS-stealing-08',
  asked: mayBeStolen,
  applies: ({ isOwn }) => isOwn,
  answer: false,
  exceptionTo: [byACard],
})

/** It is the thief's, */
const theThiefs = rule({
  ruling: '1eS-stealing-03',
  asked: stolenBelongsTo,
  applies: () => true,
  answer: ({ thief }) => thief,
})

/** for whomever it was made. */
const whoeverItIsFor = rule({
  ruling: '1eS-stealing-04',
  asked: mayUseEquipment,
  applies: ({ equipment }, game) => isStolen(game, equipment),
  answer: true,
  exceptionTo: [asItSays],
})

const ofUseToAll = presumption({
  ruling: 'what was stolen is of use to all who have it',
  asked: enhancesAnybody,
  applies: ({ equipment }, game) => isStolen(game, equipment),
  answer: true,
})

const worksForAThief = presumption({
  ruling: 'what was stolen works without what it needs',
  asked: needsWhatItAsksFor,
  applies: ({ equipment }, game) => isStolen(game, equipment),
  answer: false,
})

/** What the Glossary says of stealing. */
export const stealing = [
  finders,
  denial('1eS-stealing-01', finders, false),
  byACard,
  notOnesOwn,
  theThiefs,
  whoeverItIsFor,
  ofUseToAll,
  denial('1eS-stealing-05', ofUseToAll, false),
  worksForAThief,
  denial('1eS-stealing-06', worksForAThief, true),
]
