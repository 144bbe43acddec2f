import type { Board } from '../../protocol/types.ts'
import { fillerCard } from '../../steps/judge/arrangement-words.ts'
import { differences } from '../../steps/judge/frame.ts'
import { madeIn } from '../../steps/of-operations.ts'
import type { Greeted } from '../reference.ts'
import { Recorder } from './record.ts'
import type { Script } from './script.ts'

/**
 * Does the board stay as it is when nothing is done? One that does not, such as a crew that may not be together, is a
 * position that play cannot come to.
 */
export async function isQuiet(script: Script, engine: Greeted): Promise<boolean> {
  const board = await boardOf(script, engine)
  return !board || (await stays(board, script, engine))
}

/** The same of a board that the engine can set up and show, and of no other. */
export async function isQuietThere(script: Script, engine: Greeted): Promise<boolean> {
  const board = await boardOf(script, engine)
  return board !== undefined && (await stays(board, script, engine))
}

async function stays(board: Board, { given }: Script, { client }: Greeted): Promise<boolean> {
  if (board.turn.phase.startsWith('seed') || board.turn.phase === 'setup') return true
  const { turn } = board
  const made = madeIn(given)
  const cards = board.cards.filter(({ title }) => title !== fillerCard.title)
  await client.arrange({ ...board, cards, turn: { ...turn, phase: 'play' }, ...(made.length ? { made } : {}) })
  const { pending, outcome } = await client.act(turn.player, { kind: 'end', of: 'play' })
  if (outcome === 'refused') return true
  const { board: after } = await client.observe()
  return pending.every(({ kind }) => kind === 'action') && !differences({ ...board, cards }, after, new Set()).length
}

async function boardOf({ ruleset, given }: Script, engine: Greeted): Promise<Board | undefined> {
  const recorder = new Recorder({ ruleset, given, moves: [] }, engine)
  try {
    await recorder.begin()
    return await recorder.table.now()
  } catch {
    return undefined
  }
}
