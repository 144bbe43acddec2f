import type { Game } from '../../kernel/game.ts'
import type { About } from '../../kernel/question.ts'
import { against, rule } from '../../kernel/rule.ts'
import {
  hasComeThrough,
  isAdmittedWithoutLimit,
  isOfAnotherUniverse,
  lettingIn,
} from '../../mechanics/doorways/admission.ts'
import {
  comesThrough,
  mayBeClosed,
  mayBeUsedInTheMidst,
  seededInPlayAtMost,
} from '../../questions/doorways/questions.ts'
import { countsAsInterrupt } from '../../questions/nullifying/questions.ts'
import { isMisSeed } from '../../questions/seeding/questions.ts'
import { anyOther } from '../seeding/glossary-mis-seeds.ts'

type Coming = About<typeof comesThrough>

const ofNoSeeds: ReadonlySet<string> = new Set(['personnel', 'ship', 'equipment'])

/** Others let them be seeded, and not the doorway through which they would come. */
export const seedCardsOnly = against('1eS-space-time-portal-02', isMisSeed, true, {
  not: 'the doorway through which personnel and ships come lets them be seeded as well',
  applies: ({ card, type, letBy, itself }, game) =>
    ofNoSeeds.has(type) &&
    !letBy &&
    !itself &&
    isOfAnotherUniverse(game, card) &&
    lettingIn(game, game.card(card).owner).length > 0,
  exceptionTo: [anyOther],
})

/** Has the player a doorway without a limit for it beside one that has one? */
const isBesideTheLimit = (entry: Coming, game: Game): boolean =>
  lettingIn(game, entry.player).some(({ oncePerTurn }) => oncePerTurn) && isAdmittedWithoutLimit(game, entry)

/** One card each turn, and what that does not bind. */
export const oneATurn = [
  against('1eS-space-time-portal-04', comesThrough, true, {
    not: 'the limit of one doorway holds for what comes through another',
    applies: isBesideTheLimit,
    mistaken: ({ player }, game) => !hasComeThrough(game, player),
  }),
  against('1eS-space-time-portal-11', comesThrough, true, {
    not: 'the one card of a turn is all, whatever the doorway is discarded for',
    applies: ({ by }) => by !== undefined,
    mistaken: ({ player }, game) => !hasComeThrough(game, player),
  }),
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

/** At any time is between actions, and not in the midst of them, where it is no answer. */
export const betweenActions = [
  rule({
    ruling: '1eS-space-time-portal-08',
    asked: mayBeUsedInTheMidst,
    applies: ({ trigger: { on } }) => on !== 'battle' && on !== 'encountered',
    answer: false,
  }),
  rule({
    ruling: '1eS-space-time-portal-09',
    asked: mayBeUsedInTheMidst,
    applies: ({ trigger: { on } }) => on === 'battle',
    answer: false,
  }),
  rule({
    ruling: '1eS-space-time-portal-10',
    asked: mayBeUsedInTheMidst,
    applies: ({ trigger: { on } }) => on === 'encountered',
    answer: false,
  }),
]

/** As the second Wormhole it is played as an interrupt, and a doorway all the same. */
export const secondWormhole = [
  rule({
    ruling: '1eS-space-time-portal-13',
    asked: countsAsInterrupt,
    applies: ({ card }, game) => game.facts(card).type === 'doorway' && game.notes.playedAs?.[card] === 'interrupt',
    answer: true,
  }),
  against('1eS-space-time-portal-14', mayBeClosed, true, {
    not: 'a doorway that stands in for an interrupt is none meanwhile',
    applies: ({ doorway }, game) => {
      const { place, holder } = game.card(doorway)
      const isSecond = !!game.text(doorway).uses?.some(({ answers }) => answers?.to === 'unfinished')
      return isSecond && place === 'on' && game.facts(holder).type === 'mission'
    },
  }),
]
