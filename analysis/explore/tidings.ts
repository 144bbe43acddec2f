import type { Question } from '../../protocol/types.ts'
import type { Finder } from '../../steps/judge/resolve.ts'
import { nameOn } from '../../steps/on-board/names-on.ts'
import { type Chooser, type Operation, type Player, players } from '../../steps/operation.ts'
import type { Dice } from './dice.ts'
import type { Recorder } from './record.ts'

type MustChoose = Extract<Operation, { op: 'mustChoose' }>

/** Who must decide, and among exactly whom; undefined where sentences have no names for all of them. */
export function demandOf(
  finder: Finder,
  { who, hand, kind, of = [], max = 1, pass }: Question,
): MustChoose | undefined {
  if (kind !== 'choose' || !of.length) return undefined
  const items = of.flatMap((id): MustChoose['from'] => itemOf(finder, id))
  if (items.length < of.length) return undefined
  const chooser = (who === 'chance' && hand !== undefined ? `chance by ${hand}'s hand` : who) as Chooser
  return { op: 'mustChoose', chooser, count: max, from: [...items, ...(pass ? [{ none: true } as const] : [])] }
}

function itemOf(finder: Finder, id: string): MustChoose['from'] {
  if (players.includes(id as Player)) return [{ player: id as Player }]
  const isCard = finder.board.cards.some(card => card.id === id.split('/')[0])
  const card = isCard ? nameOn(finder, id) : undefined
  return card ? [{ cards: { card } }] : []
}

/** Writes down some of what the engine has told of the last deeds. */
export async function tell(recorder: Recorder, dice: Dice): Promise<void> {
  const { table } = recorder
  if (table.decision()) return
  const finder = await table.finder()
  const known = new Set(finder.board.cards.map(({ id }) => id))
  const told = table.events.flatMap(({ event, cards = [] }) =>
    cards.filter(id => known.has(id)).map(id => ({ event, id })),
  )
  for (const { event, id } of dice.some(told, 3)) {
    const card = nameOn(finder, id)
    if (card && table.can.events?.includes(event)) await recorder.look({ op: 'happened', cards: [{ card }], event })
  }
}
