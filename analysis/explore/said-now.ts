import type { Board, Question } from '../../protocol/types.ts'
import { isPlain } from '../../steps/judge/plain-decks.ts'
import type { Finder } from '../../steps/judge/resolve.ts'
import { itemOf } from '../../steps/on-board/answers-on.ts'
import { nameOn } from '../../steps/on-board/names-on.ts'
import type { CardName, Chooser, Moment, Operation, Pile, Player } from '../../steps/operation.ts'

/** Who has to choose now, and among what; undefined where sentences have no names for all of it. */
export function demandOf(
  finder: Finder,
  question: Question | undefined,
): Extract<Operation, { op: 'mustChoose' }> | undefined {
  if (!question?.of?.length || !['choose', 'word'].includes(question.kind) || question.of.some(isPlain))
    return undefined
  const { who, hand, of, max = 1 } = question
  const chooser = (who === 'chance' && hand !== undefined ? `chance by ${hand}'s hand` : who) as Chooser
  const none = question.pass ? [{ none: true } as const] : []
  const from = [...of.map(candidate => itemOf(finder, candidate)), ...none]
  return { op: 'mustChoose', chooser, count: question.kind === 'choose' ? max : 1, from }
}

/** The cards that have a name. */
export const named = (finder: Finder, ids: readonly string[] = []): readonly CardName[] =>
  ids.flatMap(id => (finder.board.cards.some(card => card.id === id.split('/')[0]) ? (nameOn(finder, id) ?? []) : []))

/** The cards of the pile, in order. */
export function holdsIn(finder: Finder, pile: Pile): readonly Operation[] {
  const ids = finder.pile(pile)
  const cards = named(finder, ids).map(({ title, label }) => ({ title, ...(label ? { label } : {}) }))
  return cards.length === ids.length ? [{ op: 'holds', pile, cards }] : []
}

/** The turn, or the seed phase, as a moment of the game; engines may step over segments in which nothing can be done. */
export function momentOf({ player, phase }: Board['turn']): Moment {
  return phase.startsWith('seed-')
    ? { seeding: phase.slice('seed-'.length) as 'mission' }
    : { turnOf: player as Player }
}
