import type { Command } from 'commander'
import type { Shard } from '../../runner/shard/shard.ts'
import { busy } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'
import { shardOfSweep } from '../sweeps/shard-option.ts'
import { list } from '../values.ts'

const shown = 5
const listed = 25

interface Options {
  readonly open?: boolean
  readonly play?: boolean
  readonly report: string
  readonly supposed?: boolean
  readonly ruleset?: readonly string[]
  readonly between?: readonly string[]
  readonly changes?: readonly string[]
  readonly topic: readonly string[]
  readonly json?: boolean
  readonly shard?: Shard
}

/** `explain`: what a ruling says, where it stands, what rests on it; or what a supposed card does. */
export function addExplain(program: Command, done: (code: number) => void): void {
  program
    .command('explain [words...]')
    .description(
      'explain a ruling or custom: give its id, a case id, or words that it contains; a card: give its title; or what another law makes of the scenarios',
    )
    .option('--open', 'open it in the HTML report')
    .option('--play', 'open it in the playground, which is written first where it is not there')
    .option('--report <file>', 'with --open: which report', 'reports/out/conformance.html')
    .option('--supposed', 'list the cards that no set contains, and what each does')
    .option('--ruleset <ids>', 'with --supposed: only those that cases of these rulesets need', list)
    .option(
      '--between <rulesets>',
      'play the scenarios of the first of two rulesets under the second: what differs, and why',
      list,
    )
    .option('--changes <rulesets>', 'tell which rules changed from the first of two rulesets to the second', list)
    .option('--topic <ids>', 'with --between and --changes: only these topics, whole', list, [])
    .option('--json', 'with --between and --changes: for machines')
    .option(...shardOfSweep)
    .action(async (words: readonly string[], options: Options, command: Command) => {
      const { open, play, report, supposed } = options
      const wanted = words.join(' ')
      const isNamed = command.getOptionValueSource('report') === 'cli'
      await requireSense(wanted, { ...options, isNamed })
      if (options.changes) {
        const { changedLaws } = await import('./changed-laws.ts')
        const isMore = !!(wanted || open || play || supposed || options.between)
        process.stdout.write(`${await changedLaws(options.changes, options, isMore)}\n`)
        return done(exitCodes.well)
      }
      if (options.between) {
        const { lawsBeside } = await import('./between.ts')
        return done(await lawsBeside(options.between, options, !!(wanted || open || play || supposed)))
      }
      if (supposed) {
        process.stdout.write(`${await listOfSupposed(options.ruleset)}\n`)
        return done(exitCodes.well)
      }
      const { text, place } = (await supposedCard(wanted)) ?? (await lawOf(wanted))
      if ((open || play) && !place)
        return refuse(`explain "${wanted}": what --open and --play open is a ruling, a basic rule or a case.`)
      process.stdout.write(`${text}\n`)
      if (place && (open || play)) {
        const { openPage } = await import('../open-page.ts')
        if (open) process.stdout.write(`\n${await openPage(report, place.inReport)}\n`)
        if (play) process.stdout.write(`\n${await openPage(await playground(), place.inPlayground)}\n`)
      }
      done(exitCodes.well)
    })
}

/** What is told, and where it is on the pages; place absent = on none. */
interface Told {
  readonly text: string
  readonly place?: { readonly inReport: string; readonly inPlayground: string }
}

async function refuse(sentence: string): Promise<never> {
  throw new (await import('../../runner/usage-error.ts')).UsageError(sentence)
}

async function requireSense(
  wanted: string,
  { open, play, report, supposed, ruleset, isNamed, ...options }: Options & { readonly isNamed: boolean },
): Promise<void> {
  const { between, changes, topic, json, shard } = options
  if (ruleset && !supposed) await refuse(`explain --ruleset ${ruleset.join()}: it belongs to --supposed.`)
  if (shard && !between) await refuse('explain --shard: it belongs to --between.')
  if (between || changes) return
  if (topic.length || json)
    await refuse(
      `explain ${json ? '--json' : `--topic ${topic.join()}`}: it belongs to --between and --changes, which compare two rulesets.`,
    )
  if (supposed && wanted)
    await refuse(
      `explain --supposed "${wanted}": --supposed lists all these cards; for what one of them does, leave it out.`,
    )
  if (supposed && (open || play))
    await refuse('explain --supposed: it lists cards; what --open and --play open is a ruling, a basic rule or a case.')
  if (!supposed && !wanted)
    await refuse(
      'explain: give the id of a ruling or a case, words, or the title of a supposed card; --supposed lists these.',
    )
  if (isNamed && !open) await refuse(`--report ${report}: it names the report that --open opens; add --open.`)
  if (open) (await import('../open-page.ts')).requirePage(report)
}

/** The ruling, basic rule or case of that id, or the rulings with those words; of a card, how its text compares with its print. */
async function lawOf(wanted: string): Promise<Told> {
  const [{ explain }, { findRulings }, { loadCatalogue }, { suiteOf }] = await Promise.all([
    import('../../analysis/explain/explain.ts'),
    import('../../analysis/explain/find.ts'),
    import('../../catalogue/catalogue.ts'),
    import('../../runner/features.ts'),
  ])
  const [catalogue, suite] = [loadCatalogue(), suiteOf(undefined)]
  const custom = catalogue.customs.get(wanted)
  if (custom) {
    const { explainCustom } = await import('../../analysis/explain/custom.ts')
    return { text: explainCustom(custom, catalogue, suite), ...placed(wanted, wanted) }
  }
  const printed = (await import('../../analysis/explain/print.ts')).explainPrint(wanted, suite)
  const { found, remarks, texts } = await busy('Looking for it', () => {
    const { rulings: found, remarks } = findRulings(wanted, catalogue, suite, !!printed)
    return { found, remarks, texts: found.slice(0, shown).map(ruling => explain(ruling, catalogue, suite)) }
  })
  const more = found.slice(shown, shown + listed).map(ruling => `${ruling.id}  ${ruling.summary}`)
  const unseen = found.length - shown - more.length
  if (unseen > 0) more.push(`and ${unseen} more; another word makes them fewer`)
  const text = [...(printed ? [printed] : []), ...remarks, ...texts, ...(more.length ? [more.join('\n')] : [])].join(
    '\n\n',
  )
  const { wrap } = await import('../../reports/terminal.ts')
  const isCase = suite.cases.some(one => one.id === wanted)
  const first = found[0]?.id
  return {
    text: fitted(text, process.stdout.columns, wrap),
    ...(isCase || first ? placed(isCase ? wanted : first!, first ?? wanted) : {}),
  }
}

const placed = (inReport: string, inPlayground: string): Pick<Required<Told>, 'place'> => ({
  place: { inReport, inPlayground },
})

async function playground(): Promise<string> {
  const { writePlayground } = await import('../../playground/write-playground.ts')
  return busy('Making the page', () => writePlayground('reports/out/playground'))
}

async function listOfSupposed(ruleset: Options['ruleset']): Promise<string> {
  const { listSupposed, suiteOf } = await supposedCards()
  const suite = suiteOf(undefined)
  const known = [...new Set(suite.cases.map(one => one.ruleset))]
  const unknown = ruleset?.find(id => !known.includes(id))
  if (unknown) await refuse(`--ruleset ${unknown}: there is no such ruleset. There are ${known.join(', ')}.`)
  return listSupposed(suite, ruleset)
}

/** What a supposed card of that title is; undefined where there is none. */
async function supposedCard(title: string): Promise<Told | undefined> {
  const { explainSupposed, findSupposed, suiteOf } = await supposedCards()
  const suite = suiteOf(undefined)
  const card = findSupposed(title, suite)
  return card && { text: explainSupposed(card, suite) }
}

async function supposedCards() {
  const [cards, features] = await Promise.all([
    import('../../analysis/explain/card.ts'),
    import('../../runner/features.ts'),
  ])
  return { ...cards, ...features }
}

/** On a terminal, what is too long goes on below where the line's text began; in a file, lines stay whole. */
function fitted(text: string, columns: number | undefined, wrap: (line: string, width: number) => string[]): string {
  if (!columns) return text
  const fit = (line: string): string => {
    if (line.length <= columns) return line
    const indent = line.slice(12, 14) === '  ' ? 14 : line.startsWith('  ') ? 2 : 0
    const [first = '', ...rest] = wrap(line.slice(indent), columns - indent)
    return [line.slice(0, indent) + first, ...rest.map(part => ' '.repeat(indent) + part)].join('\n')
  }
  return text.split('\n').map(fit).join('\n')
}
