import { EngineError } from '../../protocol/failures.ts'
import type { Operation } from '../../steps/operation.ts'
import type { Greeted } from '../reference.ts'
import type { Card, Pool } from './boards/pool.ts'
import { varied, withKnown } from './boards/vary.ts'
import type { Dice } from './dice.ts'
import { withinReach } from './difference.ts'
import { lookAround } from './looks.ts'
import { type Aim, carryOut, playOn } from './moves.ts'
import type { Reach } from './reach.ts'
import { Impossible, isNoGame, Recorder, type Recording, record } from './record.ts'
import type { Script } from './script.ts'
import { tryAround } from './tries.ts'

/** Material for the games of one law. */
export interface Source {
  readonly pool: Pool
  /** Cards that are to meet. */
  readonly draw: (dice: Dice) => readonly Card[]
  /** Boards of which small changes are tried. */
  readonly scripts: readonly Script[]
  /** Played as they are, before anything else. */
  readonly waiting?: Script[]
  /** The questions that the explored engine can be asked. */
  readonly reach: Reach
}

/** One game: a board, what is tried on it, and what comes of it on the engine; undefined where nothing comes of the dice. */
export async function gameOf(source: Source, engine: Greeted, dice: Dice): Promise<Recording | undefined> {
  const { pool, draw, scripts, reach, waiting } = source
  const kept = waiting?.pop()
  if (kept) return again(kept, reach, engine)
  const earlier = dice.one(scripts)
  if (!earlier) return undefined
  const { about, ...script } = varied(withKnown(earlier, pool, dice), draw(dice), pool, dice)
  const opening = script.moves.filter(reach.says)
  const board = { ...script, ruleset: pool.law.id, given: reach.board(script.given) }
  const recorder = new Recorder({ ...board, moves: opening }, engine)
  try {
    await recorder.begin()
    await play(recorder, opening, { about, reach }, dice)
  } catch (error) {
    if (isNoGame(error)) return undefined
    throw faultIn(error, { ...board, moves: recorder.moves })
  }
  if (recorder.table.decision()) return undefined
  const played = { ...board, moves: recorder.moves }
  // How many cards lie in decks hangs on how many turns end.
  if (played.moves.some(endsTurn)) return again(played, reach, engine)
  return withinReach({ ...played, said: recorder.said }, reach)
}

/** The same moves on the same board. */
async function again(script: Script, reach: Reach, engine: Greeted): Promise<Recording | undefined> {
  try {
    const told = await record({ ...script, given: reach.board(script.given) }, engine)
    return told && withinReach(told, reach)
  } catch (error) {
    throw faultIn(error, script)
  }
}

const endsTurn = (move: Operation): boolean =>
  move.op === 'until' || (move.op === 'do' && move.deed.verb === 'ends the turn')

const faultIn = (error: unknown, script: Script): unknown =>
  error instanceof EngineError || error instanceof Impossible ? new EngineFault(error.message, script) : error

/** Something that the engine must not do, and on which board. */
export class EngineFault extends Error {
  override readonly name = 'EngineFault'
  readonly script: Script

  constructor(message: string, script: Script) {
    super(message)
    this.script = script
  }
}

async function play(recorder: Recorder, opening: readonly Operation[], aim: Aim, dice: Dice): Promise<void> {
  await playOpening(recorder, opening, dice)
  await lookAround(recorder, aim.about, dice)
  if (dice.chance(0.35)) await tryAround(recorder, aim.reach, dice)
  await playOn(recorder, aim, dice)
  await recorder.holds({ op: 'frame' })
  if (dice.chance(0.3)) await lookAround(recorder, aim.about, dice)
  if (dice.chance(0.2)) await tryAround(recorder, aim.reach, dice)
  await recorder.passUnclaimed()
  await recorder.checkCards()
}

/** Plays answers at once with the deed before them. */
async function playOpening(recorder: Recorder, opening: readonly Operation[], dice: Dice): Promise<void> {
  for (const [at, operation] of opening.entries()) {
    const next = opening[at + 1]
    if (next?.op === 'choose' || next?.op === 'respond') await recorder.move(operation, next)
    else await carryOut(recorder, operation, dice)
  }
}
