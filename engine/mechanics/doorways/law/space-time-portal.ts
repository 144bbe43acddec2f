import type { Game } from '../../../kernel/game.ts'
import type { About } from '../../../kernel/question.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import type { Trigger } from '../../../kernel/trigger.ts'
import { countsAsInterrupt } from '../../nullifying/questions.ts'
import { isMisSeed } from '../../seeding/questions.ts'
import { hasComeThrough, isAdmittedWithoutLimit, isOfAnotherUniverse, lettingIn } from '../admission.ts'
import { comesThrough, mayBeClosed, mayBeUsedInTheMidst, seededInPlayAtMost } from '../questions.ts'

type Coming = About<typeof comesThrough>

const ofNoSeeds: ReadonlySet<string> = new Set(['personnel', 'ship', 'equipment'])

/** Others let them be seeded, and not the doorway through which they would come. */
export const seedCardsOnly = rule({
  ruling: '1eS-space-time-portal-02',
  asked: isMisSeed,
  applies: ({ card, type, letBy, itself }, game) =>
    ofNoSeeds.has(type) && !letBy && !itself && isOfAnotherUniverse(game, card),
  answer: true,
})

/** Is the limit of one card reached, though the player has a doorway without one? */
const isBesidesTheOne = (entry: Coming, game: Game): boolean =>
  (entry.way === 'play' || entry.way === 'report') &&
  isOfAnotherUniverse(game, entry.card) &&
  entry.by === undefined &&
  hasComeThrough(game, entry.player) &&
  lettingIn(game, entry.player).some(({ oncePerTurn }) => oncePerTurn) &&
  isAdmittedWithoutLimit(game, entry)

const bindsBeside = presumption({
  ruling: 'the limit of one doorway holds for what comes through another',
  asked: comesThrough,
  applies: isBesidesTheOne,
  answer: false,
})

const bindsWhatItIsDiscardedFor = presumption({
  ruling: 'the one card of a turn is all, whatever the doorway is discarded for',
  asked: comesThrough,
  applies: ({ by, player }, game) => by !== undefined && hasComeThrough(game, player),
  answer: false,
})

/** One card each turn, and what that does not bind. */
export const oneATurn = [
  bindsBeside,
  denial('1eS-space-time-portal-04', bindsBeside, true),
  bindsWhatItIsDiscardedFor,
  denial('1eS-space-time-portal-11', bindsWhatItIsDiscardedFor, true),
]

/** Have they come by a doorway that lets in one card each turn, and by no other one? */
const hasThatAlone = (game: Game, player: Coming['player']): boolean => {
  const clauses = lettingIn(game, player)
  return clauses.length > 0 && !clauses.some(({ ways }) => !ways)
}

/** What is seeded when play has begun counts as played. */
export const underAMission = [
  rule({
    ruling: '1eS-space-time-portal-05',
    asked: seededInPlayAtMost,
    applies: ({ player }, game) => hasThatAlone(game, player) && !hasComeThrough(game, player),
    answer: 1,
  }),
  rule({
    ruling: '1eS-space-time-portal-06',
    asked: seededInPlayAtMost,
    applies: ({ player }, game) => hasThatAlone(game, player) && hasComeThrough(game, player),
    answer: 0,
  }),
]

const inTheMidst = (ruling: string, of: (on: Trigger['on']) => boolean) =>
  presumption({ ruling, asked: mayBeUsedInTheMidst, applies: ({ trigger }) => of(trigger.on), answer: true })

const ofAnything = inTheMidst(
  'what is done at any time is done in the midst of anything',
  on => on !== 'battle' && on !== 'encountered',
)
const ofABattle = inTheMidst('a ship may be taken out of a battle', on => on === 'battle')
const ofADilemma = inTheMidst('a ship may be taken away from a dilemma', on => on === 'encountered')

/** At any time is between actions. */
export const betweenActions = [
  ofAnything,
  denial('1eS-space-time-portal-08', ofAnything, false),
  ofABattle,
  denial('1eS-space-time-portal-09', ofABattle, false),
  ofADilemma,
  denial('1eS-space-time-portal-10', ofADilemma, false),
]

const noDoorwayMeanwhile = presumption({
  ruling: 'a doorway that stands in for an interrupt is none meanwhile',
  asked: mayBeClosed,
  applies: ({ doorway }, game) => {
    const { place, holder } = game.card(doorway)
    const isSecond = !!game.text(doorway).uses?.some(({ answers }) => answers?.to === 'unfinished')
    return isSecond && place === 'on' && game.facts(holder).type === 'mission'
  },
  answer: false,
})

/** As the second Wormhole it is played as an interrupt, and a doorway all the same. */
export const secondWormhole = [
  rule({
    ruling: '1eS-space-time-portal-13',
    asked: countsAsInterrupt,
    applies: ({ card }, game) => game.facts(card).type === 'doorway' && game.notes.playedAs?.[card] === 'interrupt',
    answer: true,
  }),
  noDoorwayMeanwhile,
  denial('1eS-space-time-portal-14', noDoorwayMeanwhile, true),
]
