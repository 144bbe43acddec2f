import { type Command, Option } from 'commander'
import { UsageError } from '../../runner/usage-error.ts'
import { busy } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'
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
    .option('--write', 'with --mutations: enter in measured/mutations.yaml what is noticed now')
    .action(async ({ ruling, bases, data, json, writeFloor, letter, engine, narrow, ...words }: Options) => {
      const mutations = words.mutations ?? letter
      if (engine || narrow) {
        const other = ruling || bases || data || writeFloor || mutations || words.write || words.quick || words.card
        if (other || (engine && narrow))
          throw new UsageError(`--${engine ? 'engine' : 'narrow'} goes with --topic and --json only.`)
        const faults = await (engine ? changeEngine : narrowRulings)(words.topic, !!json)
        for (const fault of faults) process.stderr.write(`${fault}\n`)
        return done(faults.length ? exitCodes.failures : exitCodes.well)
      }
      requireMutations({ ...words, mutations })
      if (mutations) {
        if (ruling || bases || data || writeFloor)
          throw new UsageError('--mutations goes with --topic, --card, --quick, --json and --write only.')
        return done(await mutateWords(words, json))
      }
      if (data && (ruling || bases || writeFloor)) throw new UsageError('--data goes with --json only.')
      if (data) return done(await printData(!!json))
      if (bases && writeFloor) throw new UsageError('--write-floor measures every ruling; leave out --bases.')
      if (bases) {
        await printBases(ruling, !!json)
        return done(exitCodes.well)
      }
      if (ruling && writeFloor) throw new UsageError('--write-floor measures every ruling; leave out --ruling.')
      const [{ measure }, { strengthTable }, floors] = await Promise.all([
        import('../../analysis/strength/measure.ts'),
        import('../print/strength.ts'),
        import('../../analysis/strength/floor.ts'),
      ])
      const measured = await busy('Playing the suite under every changed law; this takes minutes', tell =>
        measure(ruling, tell),
      )
      const { report } = measured
      await print(report, !!json, titles => strengthTable(measured, titles))
      const floor = floors.readFloor()
      const faults = ruling ? [] : floors.below(floor, report.topics)
      for (const fault of faults) process.stderr.write(`${fault}\n`)
      if (writeFloor) floors.writeFloor(floors.raised(floor, report.topics))
      done(faults.length ? exitCodes.failures : exitCodes.well)
    })
}

/** Prints a report for machines, or as the table does it for people, by the titles of the topics. */
async function print(
  report: object,
  json: boolean,
  table: (titles: Readonly<Record<string, string>>) => string,
): Promise<void> {
  const [{ loadCatalogue }, { topicTitles }] = await Promise.all([
    import('../../catalogue/catalogue.ts'),
    import('../../catalogue/topics.ts'),
  ])
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : table(topicTitles(loadCatalogue().topics)))
}

type MutationOptions = Pick<Options, 'mutations' | 'topic' | 'card' | 'write' | 'quick'>

function requireMutations({ mutations, topic, card, write, quick }: MutationOptions): void {
  if (!mutations && topic)
    throw new UsageError(
      '--topic goes with --mutations, --narrow and --engine; without them, --ruling names what is struck out.',
    )
  if (!mutations && write) throw new UsageError('--write goes with --mutations; without it, there is --write-floor.')
  if (!mutations && quick) throw new UsageError('--quick goes with --mutations.')
  if (!mutations && card) throw new UsageError('--card goes with --mutations.')
  if (write && (topic || card || quick))
    throw new UsageError('--write measures every topic, and whole; leave out --topic, --card and --quick.')
}

async function mutateWords({ topic, card, write, quick }: MutationOptions, json: boolean | undefined): Promise<number> {
  const [{ measureMutations }, { mutationsTable }] = await Promise.all([
    import('../../analysis/strength/mutation/measure.ts'),
    import('../print/mutations.ts'),
  ])
  const measured = await busy('Playing the suite with other words of the law; this takes minutes', tell =>
    measureMutations({
      ...(topic ? { topics: topic } : {}),
      ...(card ? { cards: card } : {}),
      ...(write ? { write } : {}),
      ...(quick ? { quick } : {}),
      told: (name, words) => tell(`${name}: ${words} words`),
    }),
  )
  await print(measured.report, !!json, titles => mutationsTable(measured, titles))
  for (const fault of measured.faults) process.stderr.write(`${fault}\n`)
  return measured.faults.length ? exitCodes.failures : exitCodes.well
}

async function changeEngine(topic: readonly string[] | undefined, json: boolean): Promise<readonly string[]> {
  const [{ measureEngine }, { engineTable }] = await Promise.all([
    import('../../analysis/strength/engine/measure.ts'),
    import('../print/engine-changes.ts'),
  ])
  const report = await busy('Playing the suite on a changed engine; this takes minutes', tell =>
    measureEngine({ ...(topic ? { rooms: topic } : {}), told: (room, count) => tell(`${room}: ${count}`) }),
  )
  await print(report, json, titles => engineTable(report, titles))
  return []
}

async function narrowRulings(topic: readonly string[] | undefined, json: boolean): Promise<readonly string[]> {
  const [{ measureNarrow }, { narrowTable }] = await Promise.all([
    import('../../analysis/strength/narrow/measure.ts'),
    import('../print/narrow.ts'),
  ])
  const report = await busy('Playing the suite on engines that obey a ruling in part; this takes minutes', tell =>
    measureNarrow({ ...(topic ? { topics: topic } : {}), told: (what, count) => tell(`${what}: ${count}`) }),
  )
  await print(report, json, titles => narrowTable(report, titles))
  return report.faults
}

async function printBases(ruling: readonly string[] | undefined, json: boolean): Promise<void> {
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
