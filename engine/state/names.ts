import type { Game } from '../flow/game.ts'

/** Does text that names `name` mean the card with this title? */
export function refersTo(game: Game, name: string, title: string): boolean {
  const read = readsAs(game, title)
  return game.decide('refers to', { name, title: read }, name === title || name === read)
}

/** Are the two cards one group for texts that refer to either? */
export function areGrouped(game: Game, a: string, b: string): boolean {
  return game.decide('grouped', { a: readsAs(game, a), b: readsAs(game, b) }, false)
}

export function isSameCard(game: Game, a: string, b: string): boolean {
  return game.decide('same card', { a, b }, a === b)
}

/** The title under which references find the card. */
export function readsAs(game: Game, title: string): string {
  return game.decide('reads as', { title }, title)
}
