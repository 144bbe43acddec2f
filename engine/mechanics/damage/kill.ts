import { can } from '../../board/can.ts'
import { record } from '../../board/history.ts'
import { discard } from '../../board/moves.ts'
import { cardsIn, inPlay, isIn, isPersonnel, presentWith } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { losesWhatLiesOnIt } from '../../questions/draws-and-discards/settled.ts'
import { carryOut } from '../../text/carry-out.ts'
import { leaveBehind } from '../equipment/left-behind.ts'
import { isDeactivatedInstead } from '../holograms/holograms.ts'
import { follow } from '../stopped/stop.ts'
import { carryOutAt } from '../timing/due.ts'
import { window } from '../timing/window.ts'
import { isRescued } from './inner/rescue.ts'

/** Kills personnel whom no response saves: those with lives left return at the same place, the others are discarded. */
export function* kill(game: Game, cards: readonly CardId[], by?: CardId): Flow {
  const outside = new Set(cards.filter(card => isIn(game.card(card), 'hand', 'deck')))
  const alone = new Set(cards.filter(card => !hasCompany(game, card)))
  for (const card of cards) {
    if (isRescued(game, card, cards) || isDeactivatedInstead(game, card)) continue
    yield* window(game, { on: 'dies', card, by: game.card(card).controller, ...(by ? { cause: by } : {}) })
    if (isSaved(game, card) || !(inPlay(game.card(card)) || outside.has(card))) continue
    game.tell({ event: 'killed', cards: [card], ...(by ? { by } : {}) })
    record(game, game.card(card).controller, 'killed', card)
    follow(game, { what: 'dies', card })
    const lives = livesOf(game, card) - deaths(game, card)
    yield* lastWords(game, card)
    if (lives > 0) {
      if (game.decide(losesWhatLiesOnIt, { card })) for (const { id } of cardsIn(game, 'on', card)) discard(game, id)
      continue
    }
    const { controller, place, holder } = game.card(card)
    const beside = presentWith(game, card)
    discard(game, card)
    if (place === 'planet') leaveBehind(game, controller, holder)
    yield* window(game, { on: 'killed', card, by: controller, alone: alone.has(card), beside })
  }
}

/** Is other personnel present with it? */
export const hasCompany = (game: Game, card: CardId): boolean =>
  presentWith(game, card).some(id => id !== card && isPersonnel(game, id))

function livesOf(game: Game, card: CardId): number {
  const { lives } = game.text(card)
  if (!lives || !game.inForce(lives) || !can(game, card, 'keep text in force')) return 1
  game.credit(lives)
  return lives.count
}

/** Was it saved from this death? It is from no other. */
function isSaved(game: Game, card: CardId): boolean {
  const { spared = new Set() } = game.notes
  if (!spared.has(card)) return false
  game.note('spared', new Set([...spared].filter(id => id !== card)))
  return true
}

/** Whoever is about to be killed is not. */
export function spare(game: Game, card: CardId): void {
  game.note('spared', new Set(game.notes.spared).add(card))
}

function deaths(game: Game, card: CardId): number {
  return game.state.history.filter(d => d.kind === 'killed' && d.card === card).length
}

/** What its own text does when it is killed, and what the texts of cards on it do. */
function* lastWords(game: Game, card: CardId): Flow {
  for (const { id } of cardsIn(game, 'on', card)) yield* carryOutAt(game, 'host killed', game.card(id).controller, id)
  if (!can(game, card, 'use text')) return
  for (const text of game.text(card).timed ?? []) {
    if (text.at !== 'killed' || !game.inForce(text)) continue
    game.credit(text)
    yield* carryOut(game, text.effects, { you: game.card(card).controller, this: card })
  }
}
