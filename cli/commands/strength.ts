import { type Command, Option } from 'commander'
import type { Shard } from '../../runner/shard/shard.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { busy } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'
import { shardOfSweep } from '../sweeps/shard-option.ts'
import { list, repeated } from '../values.ts'

interface Options {
  readonly ruling?: readonly string[]
  readonly bases?: boolean
  readonly data?: boolean
  readonly json?: boolean
  readonly writeFloor?: boolean
  readonly mutations?: boolean
  readonly engine?: boolean
  readonly narrow?: boolean
  readonly letter?: boolean
  readonly topic?: readonly string[]
  readonly card?: readonly string[]
  readonly write?: boolean
  readonly quick?: boolean
  readonly shard?: Shard
}

/** `strength`: would the suite notice if a ruling were missing, or another one? */
export function addStrength(program: Command, done: (code: number) => void): void {
  program
    .command('strength')
    .description(
      'strike out every ruling and basic rule of every ruleset, or swap in another version, and list the scenarios that fail',
    )
    .option('--ruling <ids>', 'only these rulings; the beginning of an id stands for all that begin so', list)
    .option('--bases', 'strike out each base of the rulings that follow from others, alone: do their scenarios notice?')
    .option('--data', 'give each fact of a card that a ruling is met by wrong values: do its scenarios notice?')
    .option('--json', 'for machines')
    .option('--write-floor', 'raise the floor of each topic to what is noticed now')
    .option('--mutations', 'change the words of the law instead: conditions, numbers, choosers, parts, order')
    .addOption(new Option('--letter', 'the old name of --mutations').hideHelp())
    .option('--engine', 'change the code of the built-in engine instead: conditions, bounds, steps, refusals')
    .option('--narrow', 'obey each ruling only on occasions such as its first scenario shows: is it noticed?')
    .option(
      '--topic <ids>',
      'with --mutations and --narrow: only the rulings of these topics; with --engine: only their code',
      list,
    )
    .option('--card <title>', 'with --mutations: only the words of the text of this card; may be repeated', repeated)
    .option(
      '--quick',
      'with --mutations: play the scenarios of the ruling that says the word, and of the others those that noticed last time',
    )
    .option('--write', 'with --mutations, --narrow and --engine: enter below measured/ what is noticed now')
    .option(...shardOfSweep)
    .action(async ({ json, shard, letter, ...options }: Options) => {
      const given = { ...options, ...(letter ? { mutations: true } : {}) }
      const kind = kindOf(given)
      if (kind === 'bases' || kind === 'data') {
        if (shard) throw new UsageError(`--shard goes with the sweeps; --${kind} is none.`)
        return done(kind === 'data' ? await printData(!!json) : await printBases(given.ruling, !!json))
      }
      const { mutations: _m, engine: _e, narrow: _n, ...asked } = given
      const name = kind === 'law' ? 'strength' : `strength --${kind}`
      const { sweepWith } = await import('../sweeps/sweeps.ts')
      done(await sweepWith(name, asked, { json, shard }))
    })
}

/** What each kind of sweep takes, besides --json; the law itself is changed where no other kind is named. */
const takes = {
  law: ['ruling', 'writeFloor'],
  bases: ['ruling'],
  data: [],
  mutations: ['topic', 'card', 'quick', 'write'],
  engine: ['topic', 'write'],
  narrow: ['topic', 'write'],
} as const satisfies Readonly<Record<string, readonly (keyof Options)[]>>

type Kind = keyof typeof takes

/** The kind of sweep that is asked for; throws where options do not go together. */
function kindOf(options: Options): Kind {
  const kinds = (Object.keys(takes) as Kind[]).filter(kind => kind !== 'law' && options[kind])
  const [kind = 'law', second] = kinds
  if (second) throw new UsageError(`--${kind} and --${second} are two sweeps; ask for one at a time.`)
  const own: readonly string[] = takes[kind]
  const wrong = Object.keys(options).find(name => name !== kind && !own.includes(name))
  if (wrong !== undefined) throw new UsageError(notTogether(kind, wrong as keyof Options))
  if (options.write && (options.topic || options.card || options.quick))
    throw new UsageError('--write measures every topic, and whole; leave out --topic, --card and --quick.')
  if (options.ruling && options.writeFloor)
    throw new UsageError('--write-floor measures every ruling; leave out --ruling.')
  return kind
}

function notTogether(kind: Kind, wrong: keyof Options): string {
  const option = (name: string): string => `--${name.replace(/[A-Z]/, letter => `-${letter.toLowerCase()}`)}`
  const own = [...takes[kind], 'json'].map(option).join(', ')
  const others = (Object.keys(takes) as Kind[]).filter(other => (takes[other] as readonly string[]).includes(wrong))
  if (kind !== 'law') return `--${kind} goes with ${own} only, and not with ${option(wrong)}.`
  return `${option(wrong)} goes with ${others.map(option).join(', ')}; without them, there is ${own}.`
}

async function printBases(ruling: readonly string[] | undefined, json: boolean): Promise<number> {
  const [{ basesOf, requireFollowing }, { basesTable }, { loadCatalogue }, { suiteOf }] = await Promise.all([
    import('../../analysis/strength/bases.ts'),
    import('../print/bases.ts'),
    import('../../catalogue/catalogue.ts'),
    import('../../runner/features.ts'),
  ])
  const catalogue = loadCatalogue()
  requireFollowing(ruling ?? [], catalogue)
  const all = await busy('Playing the suite without each base', tell =>
    basesOf(suiteOf(undefined), catalogue, ruling, tell),
  )
  process.stdout.write(json ? `${JSON.stringify(all, null, 2)}\n` : basesTable(all))
  return exitCodes.well
}

/** Fails where a wrong value goes unnoticed. */
async function printData(json: boolean): Promise<number> {
  const [{ changedFacts }, { dataTable }, { loadCatalogue }, { suiteOf }] = await Promise.all([
    import('../../analysis/strength/data.ts'),
    import('../print/data.ts'),
    import('../../catalogue/catalogue.ts'),
    import('../../runner/features.ts'),
  ])
  const all = await busy('Playing the suite with wrong facts of cards', () =>
    changedFacts(suiteOf(undefined), loadCatalogue()),
  )
  process.stdout.write(json ? `${JSON.stringify(all, null, 2)}\n` : dataTable(all))
  return all.every(({ by }) => by) ? exitCodes.well : exitCodes.failures
}
