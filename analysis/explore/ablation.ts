import { type Catalogue, loadCatalogue } from '../../catalogue/catalogue.ts'
import type { Ruleset } from '../../engine/kernel/amend.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { suiteOf } from '../../runner/features.ts'
import { type Greeted, greet, under } from '../reference.ts'
import { inForce } from '../variants/in-force.ts'
import { drawCards } from './boards/around.ts'
import { scriptsOf } from './boards/from-suite.ts'
import { keptOf } from './boards/kept.ts'
import { type Pool, poolOf } from './boards/pool.ts'
import { lawWithout } from './cause.ts'
import { Dice } from './dice.ts'
import { compare, type Difference } from './difference.ts'
import { differing, type Finding, findingOf } from './finding.ts'
import { gameOf, type Source } from './game.ts'
import { boundless } from './reach.ts'
import type { Recording } from './record.ts'
import type { Script } from './script.ts'

/** A law without one ruling, and how exploring it went. */
export interface Ablated {
  readonly ruleset: string
  readonly ruling: string
  /** Seconds of the processor until it was met; absent = it was not. */
  readonly seconds?: number
  readonly finding?: Finding
}

export interface Course {
  /** Seconds of the processor for each ruleset. */
  readonly seconds: number
  readonly seed: number
  readonly catalogue: Catalogue
}

/**
 * How many of so many laws without one ruling are told from the law itself. Boards of the suite, and kept ones, that were
 * made to show that very ruling do not count, nor does what came of changing them. Games follow from seeds alone, so that
 * all laws of a ruleset share them; a law can differ only where its ruling was named.
 */
export async function ablations(laws: number, seconds: number, seed: number): Promise<readonly Ablated[]> {
  const course = { seconds, seed, catalogue: loadCatalogue() }
  const all = [...rulesets.values()].flatMap(law => inForce(law).map(ruling => ({ law, ruling })))
  const drawn = new Dice(seed).some(all, laws)
  const found: Ablated[] = []
  for (const law of rulesets.values()) {
    const own = drawn.filter(one => one.law === law).map(({ ruling }) => ruling)
    found.push(...(await ablatedFrom(law, own, course)))
  }
  return found
}

async function ablatedFrom(law: Ruleset, rulings: readonly string[], course: Course): Promise<readonly Ablated[]> {
  const met = new Map<string, Ablated>()
  const open = new Set(rulings)
  for await (const { ruling, parted, seconds, seed, ...sides } of partings(law, open, course)) {
    const finding = await findingOf(parted, { law, ...sides, reach: boundless }, seed)
    if (!differing.includes(finding.kind)) continue
    open.delete(ruling)
    met.set(ruling, { ruleset: law.id, ruling, seconds, finding })
  }
  return rulings.map(ruling => met.get(ruling) ?? { ruleset: law.id, ruling })
}

/** A game that comes out otherwise without the ruling. */
interface Parting {
  readonly ruling: string
  readonly game: Recording
  readonly parted: Difference
  readonly ours: Greeted
  readonly theirs: Greeted
  readonly pool: Pool
  readonly seed: number
  /** Of the processor, spent on games so far. */
  readonly seconds: number
}

/** Plays games until the time is spent or no ruling is open any more; whoever takes one up closes its ruling. */
export async function* partings(law: Ruleset, open: ReadonlySet<string>, course: Course): AsyncIterable<Parting> {
  const { seconds, seed, catalogue } = course
  const [ours, mirror] = [await greet(under(law)), await greet(under(law))]
  const pool = poolOf(law, { partial: true })
  const seen = new Set<string>()
  const kept = keptOf(law.id)
  const scripts: Script[] = [...scriptsOf(suiteOf(undefined).cases, law.id), ...kept]
  const draw = drawCards(catalogue, pool, {}, ruling => !seen.has(ruling))
  const source: Source = { pool, draw, scripts, waiting: [...new Dice(seed).some(kept, kept.length)], reach: boundless }
  let spent = 0
  for (let at = seed; spent < seconds && open.size; at += 1) {
    const start = process.cpuUsage()
    const game = await gameOf(source, ours, new Dice(at)).catch(() => undefined)
    // Exploring one law costs the game, and another engine's share of it.
    if (game) await compare(game, mirror)
    const { user, system } = process.cpuUsage(start)
    spent += (user + system) / 1e6
    if (!game) continue
    const named = new Set(game.said.flatMap(({ because }) => because))
    if ([...named].some(ruling => !seen.has(ruling))) scripts.push(game)
    for (const ruling of named) seen.add(ruling)
    for (const ruling of named) {
      const theirs = open.has(ruling) && !game.rulings?.includes(ruling) && (await lawWithout(law, ruling))
      const parted = theirs && (await compare(game, theirs))
      if (theirs && parted && typeof parted !== 'string')
        yield { ruling, game, parted, ours, theirs, pool, seed: at, seconds: spent }
    }
  }
}
