import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { commandsByName, commandsFromThere, makesFacilityCommander, versionCounts } from '../questions.ts'

/** Whoever either lore calls the commander of the facility that it names is that. */
const eitherLore = rule({
  ruling: 'cr14-facility-commander-01',
  asked: makesFacilityCommander,
  applies: ({ name }) => name.as === 'commander',
  answer: true,
})

const fromAnywhere = presumption({
  ruling: 'the commander of a facility is that wherever he is, and whosever it is',
  asked: commandsFromThere,
  applies: () => true,
  answer: true,
})

/** He has that standing while he is aboard, if he and the facility are one player's. */
const onlyAboard = denial(
  'cr14-facility-commander-02',
  fromAnywhere,
  ({ aboard, ofOnePlayer }) => aboard && ofOnePlayer,
)

const otherVersions = presumption({
  ruling: 'other versions of the two count as they do',
  asked: versionCounts,
  applies: ({ as }) => as === 'facility',
  answer: true,
})

/** No other card than the two that are meant, not even another version. */
const noOtherCard = denial('cr14-facility-commander-03', otherVersions, false)

/** The one in the mirror universe is meant. */
const inTheMirrorUniverse = rule({
  ruling: 'cr14-facility-commander-07',
  asked: commandsByName,
  applies: ({ personnel, as }) => personnel.title === 'The Intendant' && as === 'facility',
  answer: ({ vessel }) => vessel.title === 'Mirror Terok Nor',
})

/** Whoever wants a command back has had it. */
const regained = rule({
  ruling: 'cr14-facility-commander-08',
  asked: makesFacilityCommander,
  applies: ({ name }) => name.as === 'desires to regain command of',
  answer: true,
})

export const facilityCommanders = [
  eitherLore,
  fromAnywhere,
  onlyAboard,
  otherVersions,
  noOtherCard,
  inTheMirrorUniverse,
  regained,
]
