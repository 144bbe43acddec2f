import type { Command } from 'commander'
import type { Trace, Traced } from '../../analysis/trace/trace.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { busy, type Tell } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'
import { traceTable } from '../print/trace.ts'

interface Options {
  readonly json?: boolean
  readonly from?: string
  readonly cards?: boolean
  readonly titles?: string
}

/** `trace`: from ruling to scenario to outcome. */
export function addTrace(program: Command, done: (code: number) => void): void {
  program
    .command('trace')
    .description('count, by document and topic, the rulings that are checkable, encoded and verified')
    .option('--json', 'for machines')
    .option('--from <file>', 'take the outcomes from a conformance.json instead of playing the suite')
    .option(
      '--cards',
      'count, by law, the cards that rulings name, how much of their prints is played, and what is left out on boards',
    )
    .option('--titles <file>', 'count the cases in which each card of a list or a deck stands')
    .action(async ({ json, from, cards, titles }: Options) => {
      if (titles !== undefined) {
        const other = cards ? '--cards' : from === undefined ? undefined : '--from'
        if (other) throw new UsageError(`trace --titles ${titles} ${other}: use one of the two.`)
        process.stdout.write(await titlesIn(titles, json))
        return done(exitCodes.well)
      }
      if (cards) {
        if (from !== undefined)
          throw new UsageError(`trace --cards --from ${from}: --cards reads no results; use one of the two.`)
        process.stdout.write(`${await cardsNamed(json)}\n`)
        return done(exitCodes.well)
      }
      const { trace, faults } = await busy('Playing the suite and its alternatives', tell => gather(from, tell))
      process.stdout.write(json ? `${JSON.stringify(trace, null, 2)}\n` : traceTable(trace))
      for (const fault of faults) process.stderr.write(`${fault}\n`)
      done(faults.length ? exitCodes.failures : exitCodes.well)
    })
}

async function cardsNamed(json: boolean | undefined): Promise<string> {
  const [{ loadCatalogue }, { suiteOf }, { namedCards, printNamedCards }] = await Promise.all([
    import('../../catalogue/catalogue.ts'),
    import('../../runner/features.ts'),
    import('../../analysis/trace/cards.ts'),
  ])
  const found = namedCards(loadCatalogue(), suiteOf(undefined).cases)
  return json ? JSON.stringify(found, null, 2) : printNamedCards(found)
}

async function titlesIn(file: string, json: boolean | undefined): Promise<string> {
  const [{ bytesOf }, { requireList }, { readDeck }, { suiteOf }, { titlesThatStand }, { titlesText }] =
    await Promise.all([
      import('../../runner/bytes-of.ts'),
      import('../../analysis/decks/require-deck.ts'),
      import('../../analysis/decks/read-deck.ts'),
      import('../../runner/features.ts'),
      import('../../analysis/trace/titles.ts'),
      import('../print/titles.ts'),
    ])
  const form = 'Give a title a line, or a deck.'
  const bytes = bytesOf(file, form)
  requireList(bytes, file, form)
  const list = readDeck(bytes, file)
  if (!list.cards.length) throw new UsageError(`${file}: no line of this file is a card. ${form}`)
  const found = titlesThatStand(list, suiteOf(undefined).cases)
  return json ? `${JSON.stringify(found, null, 2)}\n` : titlesText(file, found)
}

async function gather(
  from: string | undefined,
  tell: Tell,
): Promise<{ readonly trace: Trace; readonly faults: readonly string[] }> {
  const [{ suiteOf }, { loadCatalogue }, { groundsIn }, { playAll }, { trace }, { faults }, { alternativeFaults }] =
    await Promise.all([
      import('../../runner/features.ts'),
      import('../../catalogue/catalogue.ts'),
      import('../../catalogue/grounds.ts'),
      import('../../analysis/trace/play-all.ts'),
      import('../../analysis/trace/trace.ts'),
      import('../../analysis/trace/faults.ts'),
      import('../../analysis/trace/alternatives.ts'),
    ])
  const [suite, catalogue] = [suiteOf(undefined), loadCatalogue()]
  const played = from
    ? await outcomesIn(from)
    : await playAll(
        suite,
        groundsIn(() => catalogue),
        tell,
      )
  const ofAlternatives = from ? [] : await alternativeFaults(suite)
  return { trace: trace(catalogue, suite, played), faults: [...faults(catalogue, suite), ...ofAlternatives] }
}

async function outcomesIn(file: string): Promise<ReadonlyMap<string, Traced>> {
  const { readReport } = await import('../../reports/read-report.ts')
  return new Map(readReport(file).result.cases.map(one => [one.id, one]))
}
