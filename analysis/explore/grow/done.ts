import type { CardName, Operation, Place, Player, Preposition } from '../../../steps/operation.ts'

interface How {
  readonly place?: Place
  readonly with?: readonly CardName[]
}

/** A deed as a sentence, of cards by their names. */
export function done(player: Player, verb: string, cards: readonly CardName[] = [], how: How = {}): Operation {
  const { place, with: means = [] } = how
  return {
    op: 'do',
    deed: {
      player,
      verb,
      ...(cards.length ? { cards: cards.map(card => ({ card })) } : {}),
      ...(place ? { place } : {}),
      ...(means.length ? { with: means.map(card => ({ card })) } : {}),
    },
  }
}

export const at = (prep: Preposition, card: CardName): { readonly place: Place } => ({ place: { prep, card } })

export const turnEnds = (player: Player): Operation => done(player, 'ends the turn')
