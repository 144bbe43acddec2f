import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { custom, denial, presumption, rule } from '../../../kernel/rule.ts'
import { isCalled } from '../../species/questions.ts'
import {
  areThereToo,
  fliesThroughTime,
  liesApart,
  mayLieInVain,
  mayLieWithoutItsPlace,
  nativeGoes,
  nativeMayReportElsewhere,
  nativeNeedsADoorway,
  reportsAsNative,
  takesWhatIsPlayedOnLocations,
  timeLocationCosts,
} from '../questions.ts'

const always = () => true
const isTime = (game: Game, card: CardId): boolean => game.facts(card).type === 'time location'
const kinds = /^(planet|space) time location$/i
const quadrants = /^(alpha|gamma|delta|mirror) quadrant time location$/i

const anotherPlace = presumption({
  ruling: 'a time location is one of a spaceline',
  asked: takesWhatIsPlayedOnLocations,
  applies: ({ location }, game) => isTime(game, location),
  answer: true,
})

const thereAsWell = presumption({
  ruling: 'whoever is at a time location is at the place that corresponds to it',
  asked: areThereToo,
  of: ['an attempt'],
  applies: always,
  answer: true,
})

const befallsBoth = presumption({
  ruling: 'what befalls a place befalls it at every time',
  asked: areThereToo,
  of: ['what befalls the place'],
  applies: always,
  answer: true,
})

const fliesThere = presumption({
  ruling: 'a ship flies from a time location to the place that corresponds to it',
  asked: fliesThroughTime,
  applies: always,
  answer: true,
})

/** Time locations, and how one comes and goes there. */
export const timeLocations = [
  rule({
    ruling: 'cr14-time-location-01',
    asked: isCalled,
    applies: ({ printed, word }) => printed.type === 'time location' && kinds.test(word),
    answer: ({ printed, word }) => printed.kind === kinds.exec(word)?.[1]?.toLowerCase(),
  }),
  anotherPlace,
  denial('cr14-time-location-02', anotherPlace, false),
  rule({ ruling: 'cr14-time-location-04', asked: mayLieWithoutItsPlace, applies: always, answer: false }),
  rule({ ruling: 'cr14-time-location-05', asked: liesApart, applies: always, answer: true }),
  rule({ ruling: 'cr14-time-location-06', asked: mayLieInVain, applies: always, answer: false }),
  rule({
    ruling: 'cr14-time-location-07',
    asked: isCalled,
    applies: ({ printed, word }) => printed.type === 'time location' && quadrants.test(word),
    answer: ({ printed, word }) => printed.quadrant === quadrants.exec(word)?.[1]?.toLowerCase(),
  }),
  rule({ ruling: 'cr14-time-location-08', asked: timeLocationCosts, applies: always, answer: 'the card play' }),
  befallsBoth,
  denial('cr14-time-location-09', befallsBoth, false),
  denial('1eS-supernova-13', befallsBoth, false),
  thereAsWell,
  denial('cr14-time-location-10', thereAsWell, false),
  fliesThere,
  denial('cr14-time-location-11', fliesThere, false),
]

/** The entry on time locations is in a letter of the Glossary that is not at hand; the entry on K-7 takes it for granted. */
export const nativesReport = custom({
  ruling: 'custom-locations-40',
  beside: ['glossary'],
  asked: reportsAsNative,
  applies: always,
  answer: ({ native }) => native,
})

const aboard = rule({
  ruling: 'cr14-time-location-14',
  asked: nativeGoes,
  of: ["aboard its player's"],
  applies: ({ to }, game) => game.facts(to).class !== 'station',
  answer: true,
})

const noPersonnel = presumption({
  ruling: 'nobody reports to a station that does not let cards report to it',
  asked: nativeGoes,
  of: ["aboard its player's"],
  applies: ({ card, to }, game) => game.facts(to).class === 'station' && game.facts(card).type === 'personnel',
  answer: false,
})

const noEquipment = presumption({
  ruling: 'nothing reports to a station that does not let cards report to it',
  asked: nativeGoes,
  of: ["aboard its player's"],
  applies: ({ card, to }, game) => game.facts(to).class === 'station' && game.facts(card).type !== 'personnel',
  answer: false,
})

const onlyThen = presumption({
  ruling: 'natives are used while their time location is in play',
  asked: nativeMayReportElsewhere,
  applies: ({ inPlay }) => !inPlay,
  answer: false,
})

const onlyThere = presumption({
  ruling: 'natives report at their time location once it is in play',
  asked: nativeMayReportElsewhere,
  applies: ({ inPlay }) => inPlay,
  answer: false,
})

/** Natives of a time location. */
export const natives = [
  rule({ ruling: 'cr14-time-location-12', asked: reportsAsNative, applies: always, answer: ({ native }) => native }),
  rule({
    ruling: 'cr14-time-location-13',
    asked: nativeGoes,
    of: ['on the planet'],
    applies: always,
    answer: true,
  }),
  aboard,
  rule({
    ruling: 'cr14-time-location-15',
    asked: nativeGoes,
    of: ["aboard the opponent's"],
    applies: always,
    answer: ({ mayUse }) => mayUse,
  }),
  rule({ ruling: 'cr14-time-location-16', asked: nativeGoes, of: ['in space'], applies: always, answer: true }),
  rule({ ruling: 'cr14-time-location-17', asked: nativeNeedsADoorway, applies: always, answer: false }),
  onlyThen,
  denial('cr14-time-location-18', onlyThen, true),
  onlyThere,
  denial('cr14-time-location-19', onlyThere, true),
  noPersonnel,
  denial('1eD-deep-space-station-k-7-05', noPersonnel, true),
  noEquipment,
  denial('1eD-deep-space-station-k-7-06', noEquipment, true),
]
