import { type Catalogue, loadCatalogue } from '../../catalogue/catalogue.ts'
import { amend, type Ruleset } from '../../engine/kernel/amend.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { greet, under } from '../reference.ts'
import { inForce } from '../strength/mutants.ts'
import { Dice } from './dice.ts'
import { compare } from './difference.ts'
import { differing, type Finding, findingOf } from './finding.ts'
import { gameOf, type Soil, themes } from './game.ts'
import { poolOf } from './grow/pool.ts'
import { waitingFor } from './grow/waiting.ts'
import { boundless } from './reach.ts'
import type { Recording } from './record.ts'
import { sizeOf } from './scenario.ts'
import type { Script } from './script.ts'

/** A law without one ruling, and how exploring it went. */
export interface Strike {
  readonly ruleset: string
  readonly ruling: string
  /** Seconds of the processor until it was met; absent = it was not. */
  readonly seconds?: number
  readonly finding?: Finding
}

export interface StrikesAsked {
  /** So many laws, drawn by the seed. */
  readonly laws: number
  /** Seconds of the processor for each. */
  readonly seconds: number
  readonly seed: number
  readonly tell?: (ruleset: string, games: number) => void
}

/**
 * How many of so many laws without one ruling are told from the law itself, each explored so long and without the suite.
 * Games follow from seeds alone, so that all laws of a ruleset share them; a law can differ only where its ruling was named.
 */
export async function strikes({ laws, seconds, seed, tell }: StrikesAsked): Promise<readonly Strike[]> {
  const catalogue = loadCatalogue()
  const all = [...rulesets.values()].flatMap(law => inForce(law).map(ruling => ({ law, ruling })))
  const drawn = new Dice(seed).some(all, laws)
  const found: Strike[] = []
  for (const law of rulesets.values()) {
    const own = drawn.filter(one => one.law === law).map(({ ruling }) => ruling)
    if (own.length) found.push(...(await struckFrom(law, own, { seconds, seed, catalogue, tell })))
  }
  return found
}

interface Course extends Pick<StrikesAsked, 'seconds' | 'seed' | 'tell'> {
  readonly catalogue: Catalogue
}

async function struckFrom(law: Ruleset, rulings: readonly string[], course: Course): Promise<readonly Strike[]> {
  const { seconds, seed, catalogue, tell } = course
  const [ours, mirror] = [await greet(under(law)), await greet(under(law))]
  const pool = poolOf(law, { partial: true })
  const scripts: Script[] = []
  const seen = new Set<string>()
  const soil: Soil = {
    pool,
    draw: themes(catalogue, pool, {}, ruling => !seen.has(ruling)),
    scripts,
    waiting: waitingFor(catalogue, pool, {}, new Dice(seed)),
    reach: boundless,
  }
  const met = new Map<string, Strike>()
  const open = new Set(rulings)
  let spent = 0
  for (let at = 0; spent < seconds && open.size; at += 1) {
    const start = process.cpuUsage()
    const game = await gameOf(soil, ours, new Dice(seed + at)).catch(() => undefined)
    // What exploring one law costs: the game, and another engine's share of it.
    if (game) await compare(game, mirror)
    const { user, system } = process.cpuUsage(start)
    spent += (user + system) / 1e6
    if (!game) continue
    if (addsTo(seen, game)) scripts.push(game)
    for (const ruling of namedIn(game)) {
      if (!open.has(ruling)) continue
      const theirs = await greet(under(amend(law, { id: law.id, repeal: [ruling] })))
      const parted = await compare(game, theirs)
      if (typeof parted === 'string') continue
      const finding = await findingOf(parted, { law, ours, theirs, pool, reach: boundless }, seed + at)
      if (!differing.includes(finding.kind)) continue
      open.delete(ruling)
      met.set(ruling, { ruleset: law.id, ruling, seconds: spent, finding })
    }
    tell?.(law.id, at + 1)
  }
  return rulings.map(ruling => met.get(ruling) ?? { ruleset: law.id, ruling })
}

const namedIn = ({ said }: Recording): ReadonlySet<string> => new Set(said.flatMap(({ because }) => because))

function addsTo(seen: Set<string>, game: Recording): boolean {
  const before = seen.size
  for (const ruling of namedIn(game)) seen.add(ruling)
  return seen.size > before
}

/** The middle of what was printed: steps besides the board, and cards. */
export function middleSize(all: readonly Strike[]): { readonly steps: number; readonly cards: number } {
  const sizes = all.flatMap(({ finding }) => (finding ? [sizeOf(finding.scenario)] : []))
  const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
  return { steps: middle(sizes.map(one => one.steps)), cards: middle(sizes.map(one => one.cards)) }
}
