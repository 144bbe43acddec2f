import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against, custom, denial, presumption, rule } from '../../kernel/rule.ts'
import {
  areThereToo,
  nativeGoes,
  nativeMayReportElsewhere,
  reportsAsNative,
  takesWhatIsPlayedOnLocations,
} from '../../questions/locations/questions.ts'
import { isCalled } from '../../questions/species/questions.ts'

const isTime = (game: Game, card: CardId): boolean => game.facts(card).type === 'time location'
const kinds = /^(planet|space) time location$/i
const quadrants = /^(alpha|gamma|delta|mirror) quadrant time location$/i

const befallsBoth = presumption({
  ruling: 'what befalls a place befalls it at every time',
  asked: areThereToo,
  of: ['what befalls the place'],
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
  against('cr14-time-location-02', takesWhatIsPlayedOnLocations, false, {
    not: 'a time location is one of a spaceline',
    applies: ({ location }, game) => isTime(game, location),
  }),
  rule({
    ruling: 'cr14-time-location-07',
    asked: isCalled,
    applies: ({ printed, word }) => printed.type === 'time location' && quadrants.test(word),
    answer: ({ printed, word }) => printed.quadrant === quadrants.exec(word)?.[1]?.toLowerCase(),
  }),
  befallsBoth,
  denial('cr14-time-location-09', befallsBoth, false),
  denial('1eS-supernova-13', befallsBoth, false),
  against('cr14-time-location-10', areThereToo, false, {
    not: 'whoever is at a time location is at the place that corresponds to it',
    of: ['an attempt'],
  }),
]

/** The entry on time locations is in a letter of the Glossary that is not at hand; the entry on K-7 takes it for granted. */
export const nativesReport = custom({
  ruling: 'custom-locations-40',
  asked: reportsAsNative,
  answer: ({ native }) => native,
})

/** Natives of a time location. */
export const natives = [
  rule({ ruling: 'cr14-time-location-12', asked: reportsAsNative, answer: ({ native }) => native }),
  rule({ ruling: 'cr14-time-location-13', asked: nativeGoes, of: ['on the planet'], answer: true }),
  rule({
    ruling: 'cr14-time-location-14',
    asked: nativeGoes,
    of: ["aboard its player's"],
    applies: ({ to }, game) => game.facts(to).class !== 'station',
    answer: true,
  }),
  rule({
    ruling: 'cr14-time-location-15',
    asked: nativeGoes,
    of: ["aboard the opponent's"],
    answer: ({ mayUse }) => mayUse,
  }),
  rule({ ruling: 'cr14-time-location-16', asked: nativeGoes, of: ['in space'], answer: true }),
  against('cr14-time-location-18', nativeMayReportElsewhere, true, {
    not: 'natives are used while their time location is in play',
    applies: ({ inPlay }) => !inPlay,
  }),
  against('cr14-time-location-19', nativeMayReportElsewhere, true, {
    not: 'natives report at their time location once it is in play',
    applies: ({ inPlay }) => inPlay,
  }),
  against('1eD-deep-space-station-k-7-05', nativeGoes, true, {
    not: 'nobody reports to a station that does not let cards report to it',
    of: ["aboard its player's"],
    applies: ({ card, to }, game) => game.facts(to).class === 'station' && game.facts(card).type === 'personnel',
  }),
  against('1eD-deep-space-station-k-7-06', nativeGoes, true, {
    not: 'nothing reports to a station that does not let cards report to it',
    of: ["aboard its player's"],
    applies: ({ card, to }, game) => game.facts(to).class === 'station' && game.facts(card).type !== 'personnel',
  }),
]
