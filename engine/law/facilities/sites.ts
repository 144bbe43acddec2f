import type { CardFacts } from '../../../cards/facts.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against, rule } from '../../kernel/rule.ts'
import {
  mayBeBesidesItsCopy,
  mayFightBetweenSites,
  mayLieBetween,
  mayWalkBetweenSites,
} from '../../questions/facilities/questions.ts'

/** From left to right. */
const modules: readonly CardFacts['module'][] = ['Ops Module', 'Promenade', 'Habitat Ring', 'Docking Ring']

/** Is it no further to the right than the other one? */
const isInOrder = (game: Game, left: CardId | undefined, right: CardId | undefined): boolean =>
  left === undefined || right === undefined || rank(game, left) <= rank(game, right)

const rank = (game: Game, site: CardId): number => modules.indexOf(game.facts(site).module)

const oncePerStation = rule({
  ruling: '1eS-site-09',
  asked: mayBeBesidesItsCopy,
  answer: ({ onOneStation }) => !onOneStation,
})

/** Sites of a station. */
export const sites = [
  rule({
    ruling: '1eS-site-01',
    asked: mayFightBetweenSites,
    answer: ({ from, to }) => from === to,
  }),
  rule({ ruling: '1eS-site-06', asked: mayWalkBetweenSites, answer: ({ apart }) => apart === 1 }),
  rule({
    ruling: '1eS-site-07',
    asked: mayLieBetween,
    answer: ({ site, left, right }, game) => isInOrder(game, left, site) && isInOrder(game, site, right),
  }),
  oncePerStation,
  against('1eS-site-10', mayBeBesidesItsCopy, true, {
    not: 'a site that is not universal is once in play',
    applies: ({ universal, onOneStation }) => !universal && !onOneStation,
    exceptionTo: [oncePerStation],
  }),
  rule({
    ruling: '1eS-site-11',
    asked: mayBeBesidesItsCopy,
    applies: ({ universal }) => universal,
    answer: true,
    exceptionTo: [oncePerStation],
  }),
]
