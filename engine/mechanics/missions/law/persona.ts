import type { Game } from '../../../kernel/game.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { mayBeStocked } from '../../downloading/questions.ts'
import { versionsByCustom } from '../../dual-personnel/law/glossary.ts'
import { mayBeExchanged } from '../../dual-personnel/questions.ts'
import { isSameMission } from '../mission-persona.ts'
import { isOneLocationWith, mayBeSeededBesides, sameMissionPersona } from '../questions.ts'

/** The location as the lore begins with it. */
const locationOf = (title: string, game: Game): readonly string[] => game.printed(title)?.location ?? []

const place = (title: string, game: Game): string | undefined => locationOf(title, game).at(-1)

const isUniversal = (title: string, game: Game): boolean => game.printed(title)?.unique === false

/** Copies of one card. */
const copies = rule({
  ruling: 'cr14-missions-persona-01',
  asked: sameMissionPersona,
  applies: ({ a, b }) => a === b,
  answer: true,
})

/** Missions at one location. */
const sameLocation = rule({
  ruling: 'cr14-missions-persona-02',
  asked: sameMissionPersona,
  applies: ({ a, b }, game) => place(a, game) !== undefined && `${locationOf(a, game)}` === `${locationOf(b, game)}`,
  answer: true,
})

const differOnlyIn = (word: RegExp, a: string, b: string, game: Game): boolean => {
  const [one, other] = [locationOf(a, game), locationOf(b, game)]
  const rest = (words: readonly string[]): string => words.filter(w => !word.test(w)).join()
  return a !== b && one.length > 0 && `${one}` !== `${other}` && rest(one) === rest(other)
}

const regionIsNoMatter = presumption({
  ruling: 'a place is the same place whether its region is named or not',
  asked: sameMissionPersona,
  applies: ({ a, b }, game) => differOnlyIn(/ Region$/, a, b, game),
  answer: true,
})

const universeIsNoMatter = presumption({
  ruling: 'a place is the same place in the Mirror Universe',
  asked: sameMissionPersona,
  applies: ({ a, b }, game) => differOnlyIn(/^Mirror Universe$/, a, b, game),
  answer: true,
})

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

/** One instance of a persona is all that a player seeds. */
const oneInstance = rule({
  ruling: 'cr14-missions-02',
  asked: mayBeSeededBesides,
  applies: ({ mission, seeded }, game) => {
    const [a, b] = [game.card(mission).title, game.card(seeded).title]
    return isSameMission(game, a, b) && !isUniversal(a, game)
  },
  answer: false,
})

const eachOnce = presumption({
  ruling: 'a mission is seeded once, whatever its icon',
  asked: mayBeSeededBesides,
  applies: ({ mission, seeded }, game) => {
    const { title } = game.card(mission)
    return title === game.card(seeded).title && isUniversal(title, game)
  },
  answer: false,
})

/** A unique mission that the opponent has seeded, too, lies on his. */
const oneLocation = rule({
  ruling: 'cr14-missions-03',
  asked: isOneLocationWith,
  applies: ({ mission, seeded }, game) => {
    const [a, b] = [game.card(mission).title, game.card(seeded).title]
    return isSameMission(game, a, b) && !isUniversal(a, game)
  },
  answer: true,
})

/** Nor is there more than one in a deck. */
const oneInTheDeck = rule({
  ruling: 'cr14-missions-persona-07',
  asked: mayBeStocked,
  applies: ({ title, others }, game) =>
    !isUniversal(title, game) && others.filter(other => isSameMission(game, title, other)).length > 1,
  answer: false,
})

const versionsOfMissions = presumption({
  ruling: 'a mission takes the place of another of its persona',
  asked: mayBeExchanged,
  applies: ({ out, into }, game) => isSameMission(game, game.card(out[0]!).title, game.card(into[0]!).title),
  answer: true,
})

/** Only personas of other cards are exchanged. */
const noMissions = rule({
  ruling: 'cr14-persona-01',
  asked: mayBeExchanged,
  applies: ({ out }, game) => game.facts(out[0]!).type === 'mission',
  answer: false,
  exceptionTo: [versionsOfMissions, versionsByCustom],
})

/** Which missions are one, and what is seeded of them. */
export const personasOfMissions = [
  copies,
  sameLocation,
  regionIsNoMatter,
  denial('cr14-missions-persona-04', regionIsNoMatter, false),
  universeIsNoMatter,
  denial('cr14-missions-persona-05', universeIsNoMatter, false),
  corrected('Typhon Expanse', 'Typhone Expanse', 'cr14-mission-ii-03'),
  corrected('Beta Stromgren', 'Beta Stromgen', 'cr14-mission-ii-04'),
  oneInstance,
  eachOnce,
  denial('cr14-missions-01', eachOnce, true),
  oneLocation,
  oneInTheDeck,
  versionsOfMissions,
  noMissions,
]
