import { against, rule } from '../../kernel/rule.ts'
import {
  commandsByName,
  commandsFromThere,
  makesFacilityCommander,
  versionCounts,
} from '../../questions/lore/questions.ts'

export const facilityCommanders = [
  // Whoever either lore calls the commander of the facility that it names is that.
  rule({
    ruling: 'cr14-facility-commander-01',
    asked: makesFacilityCommander,
    applies: ({ name }) => name.as === 'commander',
    answer: true,
  }),
  // He has that standing while he is aboard, if he and the facility are one player's.
  against('cr14-facility-commander-02', commandsFromThere, ({ aboard, ofOnePlayer }) => aboard && ofOnePlayer, {
    not: 'the commander of a facility is that wherever he is, and whosever it is',
    mistaken: true,
  }),
  // No other card than the two that are meant, not even another version.
  against('cr14-facility-commander-03', versionCounts, false, {
    not: 'other versions of the two count as they do',
    applies: ({ as }) => as === 'facility',
  }),
  // The one in the mirror universe is meant.
  rule({
    ruling: 'cr14-facility-commander-07',
    asked: commandsByName,
    applies: ({ personnel, as }) => personnel.title === 'The Intendant' && as === 'facility',
    answer: ({ vessel }) => vessel.title === 'Mirror Terok Nor',
  }),
  // Whoever wants a command back has had it.
  rule({
    ruling: 'cr14-facility-commander-08',
    asked: makesFacilityCommander,
    applies: ({ name }) => name.as === 'desires to regain command of',
    answer: true,
  }),
]
