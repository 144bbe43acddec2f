import type { PlayerName } from '../../engine/board/state.ts'
import type { Game } from '../../engine/kernel/game.ts'
import { matches } from '../../engine/text/match.ts'
import type { Filter } from '../../engine/text/text.ts'
import { isCard, wordFor } from './asked.ts'

/** Wanted content of a place: one of some words, or a card that a filter of the card language fits. */
export type Wanted = string | readonly string[] | Written

/** A filter as it is written: every value is text. */
export interface Written {
  readonly [key: string]: string | readonly string[] | Written | readonly Written[]
}

/** By the path of a place in what is asked about, what must stand there. */
export type Circumstances = Readonly<Record<string, Wanted>>

/** Whether all of it is so. Words come first: a filter may ask the law. */
export function areSo(circumstances: Circumstances, about: unknown, game: Game): boolean {
  const all = Object.entries(circumstances)
  const isSo = ([path, wanted]: (typeof all)[number]): boolean => fits(foundAt(path, about), wanted, about, game)
  return all.every(one => isFilter(one[1]) || isSo(one)) && all.every(one => !isFilter(one[1]) || isSo(one))
}

function foundAt(path: string, about: unknown): readonly unknown[] {
  const found = path
    .split('.')
    .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], about)
  return found === undefined ? [] : [found].flat()
}

function fits(found: readonly unknown[], wanted: Wanted, about: unknown, game: Game): boolean {
  if (isFilter(wanted)) {
    const filter = filterOf(wanted)
    return found.some(one => isCard(one, game) && matches(game, one, filter, you(about, game, one)))
  }
  const words = [wanted].flat()
  return found.some(one => words.includes(wordFor(one))) || (!found.length && words.includes('nothing'))
}

const isFilter = (wanted: Wanted): wanted is Written => typeof wanted === 'object' && !Array.isArray(wanted)

/** Whose card "yours" is: of who acts, else of whose card it is. */
function you(about: unknown, game: Game, card: string): PlayerName {
  const { player, by } = about as { readonly player?: unknown; readonly by?: unknown }
  const acting = game.state.players.find(({ name }) => name === player || name === by)
  return acting?.name ?? game.card(card).controller
}

/** The filter, with its numbers and truths. */
export function filterOf(written: Written): Filter {
  return Object.fromEntries(Object.entries(written).map(([key, value]) => [key, plain(value)])) as Filter
}

function plain(value: Written[string]): unknown {
  if (Array.isArray(value)) return value.map(one => plain(one as string | Written))
  if (typeof value === 'object') return filterOf(value as Written)
  if (value === 'yes' || value === 'no') return value === 'yes'
  return /^-?\d+$/.test(value as string) ? Number(value) : value
}
