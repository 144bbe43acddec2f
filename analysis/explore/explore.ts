import { EngineCommandError } from '../../protocol/failures.ts'
import { InVain } from '../../runner/in-vain.ts'
import type { Greeted } from '../reference.ts'
import { aimedAt, drawCards } from './boards/around.ts'
import { keptOf } from './boards/kept.ts'
import { poolOf } from './boards/pool.ts'
import { Dice } from './dice.ts'
import { canBeAsked, compare, type Difference, kindOf, plainly, withinReach } from './difference.ts'
import type { Exploration, Explored, Match, Progress } from './exploration.ts'
import { type Fault, requireSame, smallestFault } from './fault.ts'
import { causeIn, differing, type Finding, findingOf, type Sides } from './finding.ts'
import { EngineFault, gameOf, type Source } from './game.ts'
import { isQuiet, isQuietThere } from './quiet.ts'
import { reachOf } from './reach.ts'
import { type Recording, record } from './record.ts'
import { type Script, titlesOn } from './script.ts'

/** Plays games on both sides until it is enough; what was found is kept whatever happens to the engine. */
export async function explore(all: Exploration): Promise<Explored> {
  const run = new Exploring(all)
  try {
    await run.play()
  } catch (error) {
    if (!(error instanceof EngineCommandError)) throw error
    return { ...run.soFar(), ended: error.message }
  }
  return run.soFar()
}

/** So many differences of one kind are made small; more of the kind are only counted. */
const mostOfAKind = 2

/** The shard that plays every game. */
const whole = { index: 1, count: 1 }

type SetUp = Sides & { readonly source: Source & { readonly scripts: Script[] } }

class Exploring {
  readonly #all: Exploration
  readonly #findings = new Map<string, Finding>()
  readonly #kinds = new Map<string, { count: number; finding?: Finding }>()
  readonly #covered = new Map<string, Set<string>>()
  readonly #faults = new Map<string, Fault>()
  readonly #inVain = new InVain()
  #games = 0
  #notAsked = 0

  constructor(all: Exploration) {
    this.#all = all
  }

  soFar(): Explored {
    return {
      findings: [...this.#findings.values()],
      games: this.#games,
      notAsked: this.#notAsked,
      faults: [...this.#faults.values()],
      covered: this.#covered,
      ...(this.#inVain.isEnough() ? { ended: `${this.#inVain.says('games')}, so it was given up.` } : {}),
    }
  }

  async play(): Promise<void> {
    if (this.#all.replay) return this.#replay(this.#all.replay)
    await Promise.all(this.#all.lanes.map(matches => this.#playLane(matches.map(match => this.#tableOf(match)))))
  }

  async #replay(scripts: readonly Script[]): Promise<void> {
    const tables = (this.#all.lanes[0] ?? []).map(match => this.#tableOf(match))
    for (const [at, script] of scripts.entries()) {
      const sides = tables.find(({ law }) => law.id === script.ruleset)
      if (!sides || !this.#goesOn()) continue
      this.#games += 1
      const game = await record(script, sides.ours)
      if (game) await this.#hold(withinReach(game, sides.reach), sides, at + 1)
      this.#all.tell?.(this.#progress())
    }
  }

  async #playLane(tables: readonly SetUp[]): Promise<void> {
    const { seed, tell, shard: { index, count } = whole } = this.#all
    for (let round = 0; tables.length && this.#goesOn(); round += 1) {
      await this.#round(tables[round % tables.length]!, seed + this.#games * count + index - 1)
      tell?.(this.#progress())
    }
  }

  #goesOn(): boolean {
    return !this.#inVain.isEnough() && this.#all.goesOn(this.#progress())
  }

  #progress(): Progress {
    const covered = [...this.#covered.values()].reduce((sum, { size }) => sum + size, 0)
    const findings = [...this.#findings.values()].filter(({ kind }) => differing.includes(kind)).length
    return { games: this.#games, findings, covered }
  }

  #tableOf(match: Match): SetUp {
    const { catalogue, partial = false, aim, shard: { index, count } = whole } = this.#all
    const pool = poolOf(match.law, { partial, unknown: new Set(match.theirs.hello.unknownTitles) })
    const reach = reachOf(match.theirs.hello, match.law.id)
    const kept = keptOf(match.law.id).filter(one => [...titlesOn(one)].every(title => pool.byTitle.has(title)))
    const scripts = aimedAt([...(match.scripts ?? []), ...kept], aim ?? {}, catalogue)
    const waiting = scripts.filter(one => kept.includes(one))
    return {
      ...match,
      pool,
      reach,
      source: {
        pool,
        draw: drawCards(catalogue, pool, aim, ruling => !this.#covered.get(match.law.id)?.has(ruling)),
        scripts: [...scripts],
        waiting: new Dice(this.#all.seed).some(waiting, waiting.length).filter((_, at) => at % count === index - 1),
        reach,
      },
    }
  }

  async #round({ source, ...sides }: SetUp, seed: number): Promise<void> {
    this.#games += 1
    const game = await this.#gameOf(source, sides.ours, seed)
    if (!game) return
    if (this.#isNew(game)) source.scripts.push(game)
    await this.#hold(game, sides, seed)
  }

  async #hold(game: Recording, sides: Sides, seed: number): Promise<void> {
    const seen = canBeAsked(game, sides.reach) ? await compare(game, sides.theirs) : 'not asked'
    if (seen === 'not asked') this.#notAsked += 1
    else this.#inVain.add(typeof seen === 'string' ? 'pass' : seen.outcome)
    if (typeof seen !== 'string') await this.#take(seen, sides, seed)
  }

  async #gameOf(source: Source, ours: Greeted, seed: number): Promise<Recording | undefined> {
    try {
      const game = await gameOf(source, ours, new Dice(seed))
      if (game && this.#all.twice) await requireSame(game, ours)
      return game
    } catch (error) {
      if (!(error instanceof EngineFault)) throw error
      await this.#fault(error, ours, seed)
      return undefined
    }
  }

  async #fault({ message, script }: EngineFault, ours: Greeted, seed: number): Promise<void> {
    if (!(await isQuiet(script, ours))) return
    const key = plainly(message)
    const known = this.#faults.get(key)
    if (known) known.games += 1
    else this.#faults.set(key, { ...(await smallestFault(script, message, ours)), seed, games: 1 })
  }

  /** Has a ruling decided in it that has decided nothing before? */
  #isNew({ ruleset, said }: Recording): boolean {
    const covered = this.#covered.get(ruleset) ?? new Set()
    this.#covered.set(ruleset, covered)
    const before = covered.size
    for (const { because } of said) for (const ruling of because) covered.add(ruling)
    return covered.size > before
  }

  async #take(found: Difference, sides: Sides, seed: number): Promise<void> {
    const key = `${found.recording.ruleset} | ${kindOf(found)}`
    const kind = this.#kinds.get(key) ?? { count: 0 }
    this.#kinds.set(key, kind)
    kind.count += 1
    if (kind.count > mostOfAKind) {
      if (kind.finding) kind.finding.games += 1
      return
    }
    if (!(await isQuiet(found.recording, sides.ours))) return
    if (this.#all.quietOnBoth && !(await isQuietThere(found.recording, sides.theirs))) return
    const first = await findingOf(found, sides, seed)
    const finding = this.#all.weigh ? await this.#all.weigh(first) : first
    const before = this.#findings.get(causeIn(finding))
    kind.finding ??= before ?? finding
    if (before) before.games += 1
    else {
      this.#findings.set(causeIn(finding), finding)
      this.#all.found?.(finding)
    }
  }
}
