import { against, rule } from '../../kernel/rule.ts'
import { isStolen } from '../../mechanics/capture/steal.ts'
import {
  enhancesAnybody,
  mayBeStolen,
  mayBeTakenAlong,
  needsWhatItAsksFor,
  stolenBelongsTo,
} from '../../questions/capture/questions.ts'
import { mayUseEquipment } from '../../questions/equipment/questions.ts'
import { asItSays } from '../equipment/customs.ts'

/** By a card that says so it is stolen. */
const byACard = rule({ ruling: '1eS-stealing-02', asked: mayBeStolen, answer: true })

/** What the Glossary says of stealing. */
export const stealing = [
  against('1eS-stealing-01', mayBeTakenAlong, false, {
    not: 'equipment with nobody to guard it is for whoever finds it',
    applies: ({ attended }) => !attended,
  }),
  byACard,
  // Nobody steals what he has.
  rule({
    ruling: '1eS-stealing-08',
    asked: mayBeStolen,
    applies: ({ isOwn }) => isOwn,
    answer: false,
    exceptionTo: [byACard],
  }),
  // It is the thief's,
  rule({
    ruling: '1eS-stealing-03',
    asked: stolenBelongsTo,
    answer: ({ thief }) => thief,
  }),
  // for whomever it was made.
  rule({
    ruling: '1eS-stealing-04',
    asked: mayUseEquipment,
    applies: ({ equipment }, game) => isStolen(game, equipment),
    answer: true,
    exceptionTo: [asItSays],
  }),
  against('1eS-stealing-05', enhancesAnybody, false, {
    not: 'what was stolen is of use to all who have it',
    applies: ({ equipment }, game) => isStolen(game, equipment),
  }),
  against('1eS-stealing-06', needsWhatItAsksFor, true, {
    not: 'what was stolen works without what it needs',
    applies: ({ equipment }, game) => isStolen(game, equipment),
  }),
]
