import type { CardId, PlayerName } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Texts } from '../../../kernel/room.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import type { CardText } from '../../../text/text.ts'
import { bajoranWormhole } from '../../doorways/cards/bajoran-wormhole.ts'
import { fetch } from '../../downloading/download.ts'
import { cardsOf, isOpen } from '../../downloading/search.ts'
import { canBeInserted, lineFor } from '../insert.ts'
import { otherEndComes } from '../questions.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** A second copy is downloaded to the other quadrant. */
    'bring the other end': object
  }
}

const [played, ...otherwise] = bajoranWormhole.plays

const withTwoEnds: CardText = {
  ...bajoranWormhole,
  plays: [{ ...played, stays: true, effects: [{ do: 'bring the other end' }] }, ...otherwise],
  inserts: { quadrants: ['alpha', 'gamma'], region: 'Bajor' },
}

export const texts = { currentRulings: [withTwoEnds] } satisfies Texts

export const effects: EffectHandlers<'bring the other end'> = {
  *'bring the other end'(game, _, context) {
    const { this: card } = context
    if (game.card(card).holder !== 'alpha') return
    const downloaded = game.told.some(t => t.event === 'downloaded' && t.cards?.includes(card))
    const may = game.decide(otherEndComes, { card, how: downloaded ? 'downloaded' : 'played' }) === 'may'
    const text = { do: 'download', where: { name: game.card(card).title }, ...(may ? { may } : {}) } as const
    yield* fetch(game, text, context)
  },
}

/** The player has another copy for the other end, where that must come. */
const hasBoth: Language['feasible'][number] = (game, player, card, effect) => {
  if (effect.do !== 'bring the other end' || lineFor(game, card) !== 'alpha') return true
  const how = game.card(card).place === 'hand' ? 'played' : 'downloaded'
  return game.decide(otherEndComes, { card, how }) === 'may' || canBeBrought(game, player, card)
}

const canBeBrought = (game: Game, player: PlayerName, card: CardId): boolean =>
  canBeInserted(game, player, card, 'gamma') &&
  sources
    .filter(source => isOpen(game, player, source))
    .flatMap(source => cardsOf(game, player, source))
    .some(c => c.id !== card && c.title === game.card(card).title)

const sources = ['hand', 'deck', 'tent'] as const

export const feasible: Language['feasible'] = [hasBoth]
