import type { Catalogue } from '../../catalogue/catalogue.ts'
import { Mismatch } from '../../steps/judge/mismatch.ts'
import type { Operation } from '../../steps/operation.ts'
import type { Greeted } from '../reference.ts'
import type { Dice } from './dice.ts'
import type { Pool } from './grow/pool.ts'
import type { Grounds, Scene } from './grow/scene.ts'
import { scenes } from './grow/scenes/all.ts'
import { type Theme, themeAround, themeOf } from './grow/theme.ts'
import { filledIn, lookAround } from './looks.ts'
import { carryOut, playOn } from './moves.ts'
import { Recorder, type Recording } from './record.ts'
import { tryAround } from './tries.ts'

/** One game, all of which follows from its dice: a board, what is tried, and what comes of it on the engine. */
export async function gameOf(theme: Theme, engine: Greeted, dice: Dice, pool: Pool): Promise<Recording | undefined> {
  const grounds = groundsFor(theme, pool, dice)
  if (!grounds) return undefined
  const script = { ruleset: pool.law.id, given: grounds.given, moves: grounds.opening ?? [] }
  const recorder = new Recorder(script, engine)
  try {
    await recorder.begin()
    await play(recorder, theme, grounds, dice)
  } catch (error) {
    if (error instanceof Mismatch) return undefined
    throw error
  }
  return { ...script, moves: recorder.moves, said: recorder.said }
}

async function play(recorder: Recorder, { cards }: Theme, grounds: Grounds, dice: Dice): Promise<void> {
  const titles = new Set(cards.map(({ title }) => title))
  for (const operation of grounds.opening ?? []) await carryOut(recorder, operation, dice)
  await lookAround(recorder, titles, dice)
  await look(recorder, grounds, dice)
  if (dice.chance(0.5)) await tryAround(recorder, grounds, dice)
  await playOn(recorder, { titles, verbs: new Set(grounds.verbs), deeds: grounds.deeds }, dice)
  await recorder.look({ op: 'frame' })
  if (dice.chance(0.3)) await lookAround(recorder, titles, dice)
  if (dice.chance(0.3)) await tryAround(recorder, grounds, dice)
  if (dice.chance(0.3)) await look(recorder, grounds, dice)
}

async function look(recorder: Recorder, { looks }: Grounds, dice: Dice): Promise<void> {
  if (!looks) return
  const asked: readonly Operation[] = looks(await recorder.table.finder(), dice)
  for (const operation of asked) {
    const answered = await filledIn(recorder, operation)
    if (answered) await recorder.look(answered)
  }
}

function groundsFor(theme: Theme, pool: Pool, dice: Dice): Grounds | undefined {
  const fitting = scenes.filter(({ topics }) => topics?.includes(theme.topic))
  const drawn = fitting.length && dice.chance(0.7) ? fitting : scenes
  const scene = dice.weighed(drawn.map((one): readonly [number, Scene] => [one.weight, one]))
  return scene?.grow({ theme, pool, dice })
}

/** Draws themes: of the rulings of the catalogue, and of the cards of the pool. */
export function themes({ rulings }: Catalogue, pool: Pool): ((dice: Dice) => Theme) & { readonly pool: Pool } {
  const rows = [...rulings.values()].filter(({ testable }) => testable !== 'no')
  const draw = (dice: Dice): Theme =>
    dice.chance(0.5) ? themeOf(dice.one(rows)!, pool, dice) : themeAround(dice.one(pool.all)!, pool, dice)
  return Object.assign(draw, { pool })
}
