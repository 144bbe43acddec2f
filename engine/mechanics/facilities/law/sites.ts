import type { CardFacts } from '../../../../cards/facts.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import {
  mayBeBesidesItsCopy,
  mayBeInsertedBefore,
  mayFightBetweenSites,
  mayLieBetween,
  mayWalkBetweenSites,
  siteCosts,
  siteReceivesAll,
} from '../questions.ts'

const always = () => true

/** From left to right. */
const modules: readonly CardFacts['module'][] = ['Ops Module', 'Promenade', 'Habitat Ring', 'Docking Ring']

/** Is it no further to the right than the other one? */
const isInOrder = (game: Game, left: CardId | undefined, right: CardId | undefined): boolean =>
  left === undefined || right === undefined || rank(game, left) <= rank(game, right)

const rank = (game: Game, site: CardId): number => modules.indexOf(game.facts(site).module)

const atTheEnd = presumption({
  ruling: 'a new site lies behind those that were there before',
  asked: mayBeInsertedBefore,
  applies: always,
  answer: false,
})

const oncePerStation = rule({
  ruling: '1eS-site-09',
  asked: mayBeBesidesItsCopy,
  applies: always,
  answer: ({ onOneStation }) => !onOneStation,
})

const onceInPlay = presumption({
  ruling: 'a site that is not universal is once in play',
  asked: mayBeBesidesItsCopy,
  applies: ({ universal, onOneStation }) => !universal && !onOneStation,
  answer: false,
  exceptionTo: [oncePerStation],
})

/** Sites of a station. */
export const sites = [
  rule({
    ruling: '1eS-site-01',
    asked: mayFightBetweenSites,
    applies: always,
    answer: ({ from, to }) => from === to,
  }),
  rule({ ruling: '1eS-site-02', asked: siteReceivesAll, applies: always, answer: false }),
  rule({ ruling: '1eS-site-05', asked: siteCosts, applies: always, answer: 'the card play' }),
  rule({ ruling: '1eS-site-06', asked: mayWalkBetweenSites, applies: always, answer: ({ apart }) => apart === 1 }),
  rule({
    ruling: '1eS-site-07',
    asked: mayLieBetween,
    applies: always,
    answer: ({ site, left, right }, game) => isInOrder(game, left, site) && isInOrder(game, site, right),
  }),
  denial('1eS-site-08', atTheEnd, true),
  oncePerStation,
  denial('1eS-site-10', onceInPlay, true),
  rule({
    ruling: '1eS-site-11',
    asked: mayBeBesidesItsCopy,
    applies: ({ universal }) => universal,
    answer: true,
    exceptionTo: [oncePerStation],
  }),
  atTheEnd,
  onceInPlay,
]
