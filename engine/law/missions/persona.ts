import type { Game } from '../../kernel/game.ts'
import { against, presumption, rule } from '../../kernel/rule.ts'
import { isSameMission } from '../../mechanics/missions/mission-persona.ts'
import { mayBeStocked } from '../../questions/downloading/questions.ts'
import { mayBeExchanged } from '../../questions/dual-personnel/questions.ts'
import { isOneLocationWith, mayBeSeededBesides, sameMissionPersona } from '../../questions/missions/questions.ts'
import { versionsByCustom } from '../dual-personnel/glossary.ts'

/** The location as the lore begins with it. */
const locationOf = (title: string, game: Game): readonly string[] => game.printed(title)?.location ?? []

const place = (title: string, game: Game): string | undefined => locationOf(title, game).at(-1)

const isUniversal = (title: string, game: Game): boolean => game.printed(title)?.unique === false

const differOnlyIn = (word: RegExp, a: string, b: string, game: Game): boolean => {
  const [one, other] = [locationOf(a, game), locationOf(b, game)]
  const rest = (words: readonly string[]): string => words.filter(w => !word.test(w)).join()
  return a !== b && one.length > 0 && `${one}` !== `${other}` && rest(one) === rest(other)
}

const corrected = (right: string, misspelt: string, ruling: string) =>
  rule({
    ruling,
    asked: sameMissionPersona,
    applies: ({ a, b }, game) => {
      const places = [place(a, game), place(b, game)]
      return places.includes(right) && places.includes(misspelt)
    },
    answer: true,
  })

const versionsOfMissions = presumption({
  ruling: 'a mission takes the place of another of its persona',
  asked: mayBeExchanged,
  applies: ({ out, into }, game) => isSameMission(game, game.card(out[0]!).title, game.card(into[0]!).title),
  answer: true,
})

/** Which missions are one, and what is seeded of them. */
export const personasOfMissions = [
  // Copies of one card.
  rule({
    ruling: 'cr14-missions-persona-01',
    asked: sameMissionPersona,
    applies: ({ a, b }) => a === b,
    answer: true,
  }),
  // Missions at one location.
  rule({
    ruling: 'cr14-missions-persona-02',
    asked: sameMissionPersona,
    applies: ({ a, b }, game) => place(a, game) !== undefined && `${locationOf(a, game)}` === `${locationOf(b, game)}`,
    answer: true,
  }),
  against('cr14-missions-persona-04', sameMissionPersona, false, {
    not: 'a place is the same place whether its region is named or not',
    applies: ({ a, b }, game) => differOnlyIn(/ Region$/, a, b, game),
  }),
  against('cr14-missions-persona-05', sameMissionPersona, false, {
    not: 'a place is the same place in the Mirror Universe',
    applies: ({ a, b }, game) => differOnlyIn(/^Mirror Universe$/, a, b, game),
  }),
  corrected('Typhon Expanse', 'Typhone Expanse', 'cr14-mission-ii-03'),
  corrected('Beta Stromgren', 'Beta Stromgen', 'cr14-mission-ii-04'),
  // One instance of a persona is all that a player seeds.
  rule({
    ruling: 'cr14-missions-02',
    asked: mayBeSeededBesides,
    applies: ({ mission, seeded }, game) => {
      const [a, b] = [game.card(mission).title, game.card(seeded).title]
      return isSameMission(game, a, b) && !isUniversal(a, game)
    },
    answer: false,
  }),
  against('cr14-missions-01', mayBeSeededBesides, true, {
    not: 'a mission is seeded once, whatever its icon',
    applies: ({ mission, seeded }, game) => {
      const { title } = game.card(mission)
      return title === game.card(seeded).title && isUniversal(title, game)
    },
  }),
  // A unique mission that the opponent has seeded, too, lies on his.
  rule({
    ruling: 'cr14-missions-03',
    asked: isOneLocationWith,
    applies: ({ mission, seeded }, game) => {
      const [a, b] = [game.card(mission).title, game.card(seeded).title]
      return isSameMission(game, a, b) && !isUniversal(a, game)
    },
    answer: true,
  }),
  // Nor is there more than one in a deck.
  rule({
    ruling: 'cr14-missions-persona-07',
    asked: mayBeStocked,
    applies: ({ title, others }, game) =>
      !isUniversal(title, game) && others.filter(other => isSameMission(game, title, other)).length > 1,
    answer: false,
  }),
  versionsOfMissions,
  // Only personas of other cards are exchanged.
  rule({
    ruling: 'cr14-persona-01',
    asked: mayBeExchanged,
    applies: ({ out }, game) => game.facts(out[0]!).type === 'mission',
    answer: false,
    exceptionTo: [versionsOfMissions, versionsByCustom],
  }),
]
