import { is } from '../../board/can.ts'
import { presentWith } from '../../board/places.ts'
import { permission } from '../../board/questions.ts'
import type { CardId, Deed } from '../../board/state.ts'
import type { Capability } from '../../kernel/capability.ts'
import type { Game } from '../../kernel/game.ts'
import { against, custom, denial, presumption } from '../../kernel/rule.ts'
import { countsAsOdd, passesFor } from '../../questions/dilemmas/planet.ts'
import { countsInTheEncounter } from '../../questions/dilemmas/questions.ts'
import { countsModifiers } from '../../questions/dilemmas/requirements.ts'
import { refersTo } from '../../text/names.ts'
import { doings } from '../stopped/faq.ts'

const named = (game: Game, dilemma: CardId, ...names: readonly string[]): boolean =>
  names.some(name => refersTo(game, name, game.card(dilemma).title))

const tooYoung = (gender: 'male' | 'female', name: string) =>
  presumption({
    ruling: `${gender === 'male' ? 'boys' : 'girls'} are too young for love`,
    asked: countsInTheEncounter,
    applies: ({ card, dilemma, feature, takesPart }, game) =>
      takesPart &&
      feature === 'be targeted' &&
      named(game, dilemma, name) &&
      game.facts(card).gender === gender &&
      !!game.facts(card).skills?.Youth,
    answer: false,
  })

const boys = tooYoung('male', "Male's Love Interest")
const girls = tooYoung('female', "Female's Love Interest")

/** How the card last ran off with somebody. */
function lastLove(game: Game, card: CardId): Deed | undefined {
  const last = game.state.history.findLast(d => d.kind === 'relocated' && d.cards?.includes(card))
  const isLove = last?.card && named(game, last.card, "Male's Love Interest", "Female's Love Interest")
  return isLove ? last : undefined
}

const isThere = (game: Game, card: CardId): boolean => {
  const love = lastLove(game, card)
  return !!love?.places?.includes(game.card(card).holder)
}

const unable = ['stopped', 'disabled', 'stasis', 'captive', 'phased', 'deactivated'] as const

const isFit = (game: Game, card: CardId): boolean => !unable.some(condition => is(game, card, condition))

const whoRanOff = (ruling: string, to: Capability, such: (game: Game, card: CardId) => boolean) =>
  presumption({
    ruling,
    asked: permission,
    of: [to],
    applies: ({ card }, game) => such(game, card) && isFit(game, card),
    answer: false,
  })

const noMindForMissions = whoRanOff('who ran off with a lover has no mind for missions', 'attempt', isThere)

const fetchedByATeam = whoRanOff(
  'who ran off with a lover is fetched back by an Away Team',
  'beam',
  (game, card) => isThere(game, card) && !isAmongOthers(game, card),
)

function isAmongOthers(game: Game, card: CardId): boolean {
  const { controller } = game.card(card)
  return presentWith(game, card).some(
    id => id !== card && game.card(id).controller === controller && game.facts(id).type === 'personnel',
  )
}

const notToBeTrusted = whoRanOff('who once ran off is not to be trusted with a ship', 'staff', (game, card) =>
  Boolean(lastLove(game, card)),
)

/** What the FAQ says of single dilemmas on planets. */
export const faqPlanetDilemmas = [
  boys,
  denial('faq96-322-love-interests-01', boys, true),
  girls,
  denial('faq96-322-love-interests-02', girls, true),
  custom({
    ruling: 'custom-dilemmas-02',
    asked: permission,
    of: [...doings],
    applies: ({ card }, game) => game.card(card).is.includes('deactivated'),
    answer: false,
  }),
  noMindForMissions,
  denial('faq96-322-love-interests-04', noMindForMissions, true),
  fetchedByATeam,
  denial('faq96-322-love-interests-05', fetchedByATeam, true),
  notToBeTrusted,
  denial('faq96-322-love-interests-06', notToBeTrusted, true),
  against('faq96-322-hunter-gangs-01', countsModifiers, true, {
    not: 'Hunter Gangs look at the printed CUNNING',
    applies: ({ dilemma }, game) => named(game, dilemma, 'Hunter Gangs'),
  }),
  against('faq96-322-hunter-gangs-03', countsAsOdd, false, {
    not: 'a number that is not even is odd, and zero is nothing',
    applies: ({ number }) => number === 0,
  }),
  against('faq96-322-zaldan-01', passesFor, false, {
    not: 'a phaser does for a disruptor',
    applies: ({ card, keyword }, game) => keyword === 'disruptor' && !!game.facts(card).keywords?.includes('phaser'),
  }),
]
