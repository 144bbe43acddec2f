import type { CardId, PlayerName } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import type { Language } from '../kernel/language.ts'
import { fetch } from '../mechanics/downloading/download.ts'
import { cardsOf, isOpen } from '../mechanics/downloading/search.ts'
import { canBeInserted, lineFor } from '../mechanics/locations/insert.ts'
import { otherEndComes } from '../questions/locations/questions.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'

export interface AddedEffectWords {
  /** A second copy is downloaded to the other quadrant. */
  'bring the other end': object
}

export const card: Card = {
  title: 'Bajoran Wormhole',
  print: { plays: "that there is one in each of the two, as one of each player's", lies: ['spaceline'] },
  glossary: {
    creates: { span: 1 },
    leadsTo: { name: 'Bajoran Wormhole' },
    terms: 'limit one',
    inserts: { quadrants: ['alpha', 'gamma'], region: 'Bajor' },
    plays: [
      { stays: true, effects: [{ do: 'bring the other end' }] },
      { on: { name: 'Revolving Door' }, anyTime: true, effects: [{ do: 'nullify', who: 'target' }] },
    ],
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

export const feasible: Language['feasible'] = [hasBoth]
