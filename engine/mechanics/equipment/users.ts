import { isPersonnel, presentWith } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { matches } from '../../text/match.ts'
import { affiliationsOf } from '../compatibility/affiliations.ts'

/** Is the card of one of the affiliations? */
export const isOfOne = (game: Game, card: CardId, affiliations: readonly string[]): boolean =>
  affiliationsOf(game, card).some(one => affiliations.includes(one))

/** Is the card of one of the species? */
export const isOfOneSpecies = (game: Game, card: CardId, species: readonly string[]): boolean =>
  species.some(one => matches(game, card, { species: one }, game.card(card).controller))

/** Is the equipment a phaser or a disruptor? */
export const isAPhaserOrDisruptor = (game: Game, equipment: CardId): boolean =>
  ['phaser', 'disruptor'].some(word => game.facts(equipment).keywords?.includes(word))

/** The first of its player's personnel who are with the equipment. */
export const firstWith = (game: Game, equipment: CardId): CardId | undefined =>
  presentWith(game, equipment).find(
    id => isPersonnel(game, id) && game.card(id).controller === game.card(equipment).controller,
  )
