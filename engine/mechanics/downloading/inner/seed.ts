import { record } from '../../../board/history.ts'
import type { CardId, CardState } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { type Download, losesBySeedingIt } from '../../../questions/downloading/questions.ts'
import { isSeededLast } from '../../../questions/downloading/settled.ts'
import type { Context } from '../../../text/selector.ts'
import { statedPlaces } from './place.ts'

/** The missions under which what is downloaded may be seeded. */
export function seedingPlaces(game: Game, { text }: Download, context: Context): readonly CardId[] {
  const stated = statedPlaces(game, text.to ?? 'any location', context)
  return stated.filter(id => game.facts(id).type === 'mission' && game.card(id).place === 'spaceline')
}

/** Puts the card under the mission, where rules say that it is met next or last. */
export function putUnder(game: Game, download: Download, card: CardId, mission: CardId | undefined): void {
  if (mission === undefined) return
  record(game, download.player, 'downloaded and seeded', card)
  if (game.decide(losesBySeedingIt, { card, download })) record(game, download.player, 'lost', card)
  const seeded: CardState = { ...game.card(card), place: 'under', holder: mission }
  const others = game.state.cards.filter(c => c.id !== card)
  const next = game.decide(isSeededLast, { card, download })
  game.state = { ...game.state, cards: next ? [seeded, ...others] : [...others, seeded] }
}
