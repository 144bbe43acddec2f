import { inPlay } from '../../board/places.ts'
import type { PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against } from '../../kernel/rule.ts'
import { isPlayedForTheOpponents, isPlayedWithNobodyLeft } from '../../questions/scoring/questions.ts'
import { matches } from '../../text/match.ts'
import { refersTo } from '../../text/names.ts'

const isYell = (game: Game, card: string): boolean => refersTo(game, 'Klingon Death Yell', game.card(card).title)

const klingon = { type: 'personnel', word: { name: 'Klingon', context: 'species' }, whose: 'yours' } as const

const hasAnother = (game: Game, dying: string, player: PlayerName): boolean =>
  game.state.cards.some(c => c.id !== dying && inPlay(c) && matches(game, c.id, klingon, player))

/** What the FAQ says of yelling for the dead. */
export const deathYells = [
  // The yell needs no Klingon who is left.
  against('faq96-39-klingon-death-yell-01', isPlayedWithNobodyLeft, true, {
    not: 'it takes a Klingon who is left to yell for one who dies',
    applies: ({ card, dying, player }, game) => isYell(game, card) && !hasAnother(game, dying, player),
  }),
  // It is played for the opponent's Klingons as well.
  against('faq96-39-klingon-death-yell-02', isPlayedForTheOpponents, true, {
    not: 'a player yells for his own Klingons',
    applies: ({ card, dying, player }, game) => isYell(game, card) && game.card(dying).controller !== player,
  }),
]
