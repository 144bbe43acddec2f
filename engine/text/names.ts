import type { Game } from '../kernel/game.ts'
import { reference, referenceName, sameCard } from '../questions/names/questions.ts'
import { grouped } from '../questions/names/settled.ts'

/** Does text that names `name` mean the card with this title? */
export function refersTo(game: Game, name: string, title: string): boolean {
  const read = readsAs(game, title)
  return game.decide(reference, { name, title: read, printed: title })
}

/** Are the two cards one group for texts that refer to either? Different names are where one name means both. */
export function areGrouped(game: Game, a: string, b: string): boolean {
  const [one, other] = [readsAs(game, a), readsAs(game, b)]
  if (one === other) return game.decide(grouped, { a: one, b: other })
  return [baseName(one), baseName(other)].some(name => refersTo(game, name, a) && refersTo(game, name, b))
}

export function isSameCard(game: Game, a: string, b: string): boolean {
  return game.decide(sameCard, { a, b })
}

/** The title under which references find the card. */
export function readsAs(game: Game, title: string): string {
  return game.decide(referenceName, { title })
}

/** The part of a name before its colon; the whole name where there is none. */
export function baseName(name: string): string {
  const at = name.indexOf(':')
  return at < 0 ? name : name.slice(0, at)
}
