// Explores the reference engine under one law and keeps a small board for each ruling that decides on it:
// `gather.ts <ruleset> <seconds of the processor> [seed]`. What is kept stands in `kept/`, and exploring begins with it.
import { loadCatalogue } from '../../../catalogue/catalogue.ts'
import { amend, type Ruleset } from '../../../engine/kernel/amend.ts'
import { rulesets } from '../../../engine/rulesets/registry.ts'
import { type Greeted, greet, under } from '../../reference.ts'
import { inForce } from '../../strength/mutants.ts'
import { Dice } from '../dice.ts'
import { compare } from '../difference.ts'
import { gameOf, themes } from '../game.ts'
import { isQuiet } from '../quiet.ts'
import { boundless } from '../reach.ts'
import { type Recording, record } from '../record.ts'
import type { Script } from '../script.ts'
import { shrink } from '../shrink.ts'
import { type Kept, keep, keptOf } from './kept.ts'
import { poolOf } from './pool.ts'

/** So often a game in which a ruling is named is held against the law without it. */
const mostTries = 40

class Gathering {
  readonly #law: Ruleset
  readonly #ours: Greeted
  readonly #open: Set<string>
  readonly #tries = new Map<string, number>()
  readonly #kept: Kept[]
  /** Boards on which a ruling is named that decides nowhere yet. */
  readonly scripts: Script[] = []

  constructor(law: Ruleset, ours: Greeted) {
    this.#law = law
    this.#ours = ours
    this.#kept = [...keptOf(law.id)]
    const known = new Set(this.#kept.flatMap(({ rulings }) => rulings))
    this.#open = new Set(inForce(law).filter(ruling => !known.has(ruling)))
  }

  isOpen(ruling: string): boolean {
    return this.#open.has(ruling)
  }

  get open(): readonly string[] {
    return [...this.#open]
  }

  get counts(): string {
    return `${this.#law.id}: ${inForce(this.#law).length - this.#open.size} of ${inForce(this.#law).length} decide`
  }

  async take(game: Recording): Promise<void> {
    const named = new Set(game.said.flatMap(({ because }) => because))
    for (const ruling of named) {
      const tries = this.#tries.get(ruling) ?? 0
      if (!this.#open.has(ruling) || tries > mostTries) continue
      this.#tries.set(ruling, tries + 1)
      if (tries < 3) this.scripts.push(game)
      await this.#hold(game, ruling)
    }
    if (this.scripts.length > 1_500) this.scripts.splice(0, 500)
  }

  async #hold(game: Recording, ruling: string): Promise<void> {
    const theirs = await greet(under(amend(this.#law, { id: this.#law.id, repeal: [ruling] })))
    if (!(await this.#parts(game, theirs))) return
    const small = await shrink<Script>(
      { ruleset: game.ruleset, given: game.given, moves: game.moves },
      async script => {
        const smaller = await record(script, this.#ours).catch(() => undefined)
        return smaller && (await this.#parts(smaller, theirs)) ? script : undefined
      },
      40,
    )
    this.#open.delete(ruling)
    this.#kept.push({ rulings: [ruling], ...small })
  }

  async #parts(game: Recording, theirs: Greeted): Promise<boolean> {
    return typeof (await compare(game, theirs)) !== 'string' && (await isQuiet(game, this.#ours))
  }

  write(): void {
    keep(this.#law.id, this.#kept)
  }
}

async function gather(id: string, seconds: number, seed: number): Promise<void> {
  const law = rulesets.get(id)
  if (!law) throw new Error(`There is no ruleset "${id}": ${[...rulesets.keys()].join(', ')}`)
  const ours = await greet(under(law))
  const all = new Gathering(law, ours)
  const pool = poolOf(law, { partial: true })
  const catalogue = loadCatalogue()
  const anywhere = themes(catalogue, pool, {}, ruling => all.isOpen(ruling))
  let aimed = themes(catalogue, pool, { rulings: all.open })
  const draw = (dice: Dice) => (dice.chance(0.7) ? aimed : anywhere)(dice)
  for (const script of elsewhere(id)) {
    const game = await record({ ...script, ruleset: id }, ours).catch(() => undefined)
    if (game) await all.take(game)
  }
  process.stderr.write(`${all.counts} with the boards of other laws\n`)
  const spent = (): number => process.cpuUsage().user / 1e6
  for (let at = 0, written = 0; spent() < seconds; at += 1) {
    const soil = { pool, draw, scripts: all.scripts, reach: boundless }
    const game = await gameOf(soil, ours, new Dice(seed + at)).catch(() => undefined)
    if (game) await all.take(game)
    if (spent() - written < 60) continue
    written = spent()
    aimed = themes(catalogue, pool, { rulings: all.open })
    all.write()
    process.stderr.write(`${all.counts} after ${at + 1} games, ${Math.round(written)} s\n`)
  }
  all.write()
  process.stdout.write(`${all.counts}\n`)
}

/** What is kept of other laws: the same ruling may decide on the same board. */
const elsewhere = (id: string): readonly Script[] => [...rulesets.keys()].filter(one => one !== id).flatMap(keptOf)

const [id = '', seconds = '60', seed = '1'] = process.argv.slice(2)
await gather(id, Number(seconds), Number(seed))
