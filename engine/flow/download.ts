import type { Act } from '../../protocol/types.ts'
import type { Filter, UseText } from '../cards/text.ts'
import { matches } from '../state/match.ts'
import { move } from '../state/moves.ts'
import type { CardId, CardState, PlayerName } from '../state/state.ts'
import type { Context } from '../state/who.ts'
import { type Flow, refuse } from './flow.ts'
import type { Game } from './game.ts'
import { select } from './select.ts'
import { checkUse, recordUse } from './use.ts'

const sources = new Set(['hand', 'deck', 'tent'])

/** Downloads the card that is named by the text of the one that allows it, to where that one is. */
// biome-ignore lint/correctness/useYield: every action is a flow, this one needs no decision
export function* download(game: Game, player: PlayerName, act: Act): Flow {
  const card = act.card ?? refuse('wrong-target', 'No card was named')
  const by = act.using ?? refuse('wrong-target', 'No card was named that allows the download')
  const text = textFor(game, by, card, player) ?? refuse('forbidden', `${by} does not download ${card}`, [by], 'choice')
  if (!canBeFound(game.card(card), player)) refuse('wrong-place', `${player} cannot find ${card}`, [card], 'choice')
  checkUse(game, player, by, text, { kind: 'use', card: by })
  recordUse(game, player, by)
  place(game, card, by)
}

function textFor(game: Game, by: CardId, card: CardId, player: PlayerName): UseText | undefined {
  return game
    .text(by)
    .uses?.find(
      text => game.inForce(text) && text.effects.some(e => e.do === 'download' && matches(game, card, e.where, player)),
    )
}

const canBeFound = ({ place, holder }: CardState, player: PlayerName): boolean =>
  sources.has(place) && holder === player

/** As an instruction of a text: the player looks for a card that fits, or declines. */
export function* fetch(game: Game, where: Filter, { you, this: by }: Context): Flow {
  const from = game.state.cards.filter(c => canBeFound(c, you) && matches(game, c.id, where, you)).map(c => c.id)
  const [card] = yield* select(game, { who: you, from, count: 1, by, optional: true })
  if (card === undefined) return
  if (game.facts(card).type !== 'ship') return place(game, card, by)
  const missions = game.state.cards.filter(c => c.place === 'spaceline').map(c => c.id)
  const [at] = yield* select(game, { who: you, from: missions, count: 1, by })
  if (at !== undefined) arrive(game, card, 'space', at)
}

function place(game: Game, card: CardId, by: CardId): void {
  const user = game.card(by)
  arrive(game, card, user.place, user.holder)
}

function arrive(game: Game, card: CardId, where: string, holder: CardId): void {
  move(game, card, where, holder)
  game.tell({ event: 'downloaded', cards: [card] })
}
