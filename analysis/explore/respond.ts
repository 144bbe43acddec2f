import { outOfPlay } from '../../protocol/out-of-play.ts'
import type { Act, Card } from '../../protocol/types.ts'
import { actsOf } from '../../steps/judge/acts.ts'
import { takeForced } from '../../steps/judge/pass-unclaimed.ts'
import type { Finder } from '../../steps/judge/resolve.ts'
import { nextWindow } from '../../steps/judge/when.ts'
import { nameOn } from '../../steps/on-board/names-on.ts'
import type { Operation, Player } from '../../steps/operation.ts'
import type { Dice } from './dice.ts'
import type { Recorder } from './record.ts'

/** A response that somebody has thought of, as a sentence and as an act. */
interface Thought {
  readonly operation: Extract<Operation, { op: 'respond' }>
  readonly act: Act
}

/** At most so many windows are looked into. */
const mostWindows = 5

/** Somebody responds in the first window that permits what the players have thought of; now and then where none does. */
export async function respond(recorder: Recorder, dice: Dice): Promise<boolean> {
  const { table } = recorder
  const thoughts = new Map<string, readonly Thought[]>()
  for (let looked = 0; looked < mostWindows && !table.decision(); looked += 1) {
    const window = nextWindow(table)
    if (!window) return false
    const { who } = window
    const own = thoughts.get(who) ?? thoughtsOf(await table.finder(), who as Player, dice)
    thoughts.set(who, own)
    const fitting = (await firstAllowed(recorder, own)) ?? (dice.chance(0.04) ? own[0] : undefined)
    if (fitting) {
      await recorder.move(fitting.operation)
      return true
    }
    await table.pass(window)
    await takeForced(table)
  }
  return false
}

async function firstAllowed({ table }: Recorder, thoughts: readonly Thought[]): Promise<Thought | undefined> {
  if (!table.can.try) return undefined
  for (const thought of thoughts) {
    const { outcome } = await table.client.act(thought.operation.player, thought.act, { try: true })
    if (outcome !== 'refused') return thought
  }
  return undefined
}

/** Cards in hand and in play, with a target or without. */
function thoughtsOf(finder: Finder, player: Player, dice: Dice): readonly Thought[] {
  const { cards } = finder.board
  const inPlay = cards.filter(({ where }) => !outOfPlay.has(where[0]))
  const hand = cards.filter(({ where: [place, of] }) => place === 'hand' && of === player)
  const used = inPlay.filter(({ controller, owner }) => (controller ?? owner) === player)
  const played = cards.filter(({ where }) => where[0] === 'play')
  const aims = [...played, ...dice.some(inPlay, 2)]
  const thoughts = [...dice.some(hand, 3), ...dice.some(used, 1)].flatMap(card =>
    thoughtsWith(finder, player, card, aims),
  )
  return dice.some(thoughts, 4)
}

function thoughtsWith(finder: Finder, player: Player, { id, where }: Card, aims: readonly Card[]): readonly Thought[] {
  const card = nameOn(finder, id)
  if (!card) return []
  const verb = outOfPlay.has(where[0]) ? 'plays' : 'uses'
  const targets = aims.flatMap(aim => nameOn(finder, aim.id) ?? [])
  const places = [undefined, ...targets.map(target => ({ prep: 'on', card: target }) as const)]
  return places.flatMap(place => {
    const said = { player, cards: [{ card }], ...(place ? { place } : {}) }
    const [act] = actsOf({ ...said, verb }, finder)
    return act ? [{ operation: { op: 'respond', ...said } as const, act }] : []
  })
}
