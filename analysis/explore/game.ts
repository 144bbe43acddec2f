import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Ruling } from '../../catalogue/ruling.ts'
import { EngineError } from '../../protocol/failures.ts'
import type { Operation } from '../../steps/operation.ts'
import type { Greeted } from '../reference.ts'
import type { Dice } from './dice.ts'
import { withinReach } from './difference.ts'
import type { Pool } from './grow/pool.ts'
import type { Grounds, Scene } from './grow/scene.ts'
import { scenes } from './grow/scenes/all.ts'
import { type Theme, themeAround, themeOf } from './grow/theme.ts'
import { varied } from './grow/vary.ts'
import { lookAround } from './looks.ts'
import { carryOut, playOn } from './moves.ts'
import type { Reach } from './reach.ts'
import { Impossible, isNoGame, Recorder, type Recording, record } from './record.ts'
import type { Script } from './script.ts'
import { tryAround } from './tries.ts'

/** What games of one law are grown from, besides themes: scripts of which small changes are tried. */
export interface Soil {
  readonly pool: Pool
  readonly draw: (dice: Dice) => Theme
  readonly scripts: readonly Script[]
  /** Played as they are, before anything else. */
  readonly waiting?: Script[]
  /** What the engine that is explored can be asked. */
  readonly reach: Reach
}

/** So often an earlier board is changed, where there are any. */
const changed = 0.4

/** One game: a board, what is tried on it, and what comes of it on the engine; undefined where nothing comes of the dice. */
export async function gameOf(soil: Soil, engine: Greeted, dice: Dice): Promise<Recording | undefined> {
  const { pool, reach, waiting } = soil
  const kept = waiting?.pop()
  if (kept) return again(kept, reach, engine)
  const drawn = groundsIn(soil, dice)
  if (!drawn) return undefined
  const [theme, grounds] = drawn
  const opening = (grounds.opening ?? []).filter(reach.says)
  const given = reach.board(grounds.given)
  const recorder = new Recorder({ ruleset: pool.law.id, given, moves: opening }, engine)
  try {
    await recorder.begin()
    await play(recorder, theme, { ...grounds, opening }, reach, dice)
  } catch (error) {
    if (isNoGame(error)) return undefined
    throw faultIn(error, { ruleset: pool.law.id, given, moves: recorder.moves })
  }
  if (recorder.table.decision()) return undefined
  const played = { ruleset: pool.law.id, given, moves: recorder.moves }
  // How many cards lie in decks hangs on how many turns end.
  if (played.moves.some(endsTurn)) return again(played, reach, engine)
  return withinReach({ ...played, said: recorder.said }, reach)
}

/** An earlier board, changed a little, or one that is grown around a theme. */
function groundsIn({ pool, draw, scripts }: Soil, dice: Dice): readonly [Theme, Grounds] | undefined {
  const earlier = dice.chance(changed) ? dice.one(scripts) : undefined
  const theme = draw(dice)
  const grounds = earlier ? varied(earlier, pool, dice) : groundsFor(theme, pool, dice)
  return grounds && [theme, grounds]
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

async function play(recorder: Recorder, { cards }: Theme, grounds: Grounds, reach: Reach, dice: Dice): Promise<void> {
  const titles = new Set(cards.map(({ title }) => title))
  await playOpening(recorder, grounds.opening ?? [], dice)
  await lookAround(recorder, titles, dice)
  await look(recorder, grounds, dice)
  if (dice.chance(0.35)) await tryAround(recorder, grounds, reach, dice)
  await playOn(
    recorder,
    { titles, verbs: new Set(grounds.verbs), deeds: grounds.deeds, length: grounds.length, reach },
    dice,
  )
  await recorder.holds({ op: 'frame' })
  if (dice.chance(0.3)) await lookAround(recorder, titles, dice)
  if (dice.chance(0.2)) await tryAround(recorder, grounds, reach, dice)
  if (dice.chance(0.3)) await look(recorder, grounds, dice)
  await recorder.settle()
  await recorder.checkCards()
}

/** What answers the deed before it is played at once. */
async function playOpening(recorder: Recorder, opening: readonly Operation[], dice: Dice): Promise<void> {
  for (const [at, operation] of opening.entries()) {
    const next = opening[at + 1]
    if (next?.op === 'choose' || next?.op === 'respond') await recorder.move(operation, next)
    else await carryOut(recorder, operation, dice)
  }
}

async function look(recorder: Recorder, { looks }: Grounds, dice: Dice): Promise<void> {
  if (!looks) return
  const asked: readonly Operation[] = looks(await recorder.table.finder(), dice)
  for (const operation of asked) await recorder.ask(operation)
}

function groundsFor(theme: Theme, pool: Pool, dice: Dice): Grounds | undefined {
  const fitting = scenes.filter(({ topics }) => topics?.includes(theme.topic))
  const drawn = fitting.length && dice.chance(0.7) ? fitting : scenes
  const scene = dice.weighed(drawn.map((one): readonly [number, Scene] => [one.weight, one]))
  return scene?.grow({ theme, pool, dice })
}

/** What themes are drawn for alone. */
export interface Aim {
  readonly topics?: readonly string[]
  /** Beginnings of ids. */
  readonly rulings?: readonly string[]
  readonly cards?: readonly string[]
}

/** Draws themes: of the rulings of the catalogue, those first that are sought, and of the cards of the pool. */
export function themes(
  { rulings }: Catalogue,
  pool: Pool,
  aim: Aim = {},
  isSought: (ruling: string) => boolean = () => false,
): (dice: Dice) => Theme {
  const rows = [...rulings.values()].filter(({ testable }) => testable !== 'no').filter(row => isAimedAt(row, aim))
  const cards =
    aim.cards?.flatMap(title => pool.byTitle.get(title) ?? []) ?? (aim.topics || aim.rulings ? [] : pool.all)
  return (dice: Dice): Theme =>
    cards.length && (!rows.length || dice.chance(0.5))
      ? themeAround(dice.one(cards)!, pool, dice)
      : themeOf(rowFrom(rows, isSought, dice) ?? { cards: [], topic: '' }, pool, dice)
}

/** Rather one that is sought; a few are looked at. */
function rowFrom(rows: readonly Ruling[], isSought: (ruling: string) => boolean, dice: Dice): Ruling | undefined {
  for (let looked = 0; looked < mostLooked; looked += 1) {
    const row = dice.one(rows)
    if (!row || isSought(row.id)) return row
  }
  return dice.one(rows)
}

const mostLooked = 8

/** Is the ruling one that boards are grown around? */
export function isAimedAt({ id, topic, cards }: Ruling, aim: Aim): boolean {
  if (aim.rulings) return aim.rulings.some(prefix => id.startsWith(prefix))
  if (aim.topics) return aim.topics.includes(topic)
  return !aim.cards || cards.some(title => aim.cards!.includes(title))
}
