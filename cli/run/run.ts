import { join } from 'node:path'
import { Client } from '../../protocol/client.ts'
import { EngineError, EngineFailure, ProtocolViolation } from '../../protocol/failures.ts'
import type { HelloResult } from '../../protocol/types.ts'
import { createProgress } from '../../reports/progress.ts'
import type { Conformance } from '../../reports/result.ts'
import { type Catalogue, loadCatalogue } from '../../rulings/catalogue.ts'
import type { Grounds } from '../../steps/judge/case-run.ts'
import { current, Session } from '../../steps/session.ts'
import type { Case, Suite } from '../../steps/suite/case.ts'
import { casesByKey } from '../../steps/suite/load-suite.ts'
import type { Expected } from '../baseline/baseline.ts'
import { tellCi, tellFault } from '../ci/ci.ts'
import { diagnosed } from '../diagnosis/diagnosed.ts'
import { engineOf } from '../engines.ts'
import { suiteOf } from '../features.ts'
import { groundsIn } from '../grounds.ts'
import { exitCodes, UsageError } from '../usage-error.ts'
import { Collection } from './collect.ts'
import { playCompiled } from './compiled.ts'
import { conformance } from './conformance.ts'
import { prepareFolder } from './folder.ts'
import type { RunOptions } from './options.ts'
import { settleReadings } from './readings.ts'
import { selectCases } from './select.ts'

/** Plays the cases asked for against the engine, writes the reports and prints the summary. */
export async function run(options: RunOptions): Promise<number> {
  let expected: readonly Expected[] | undefined
  const result = await playSuite(options, async suite => {
    if (options.baseline) expected = (await import('../baseline/baseline.ts')).readBaseline(options.baseline, suite)
  }).catch(async error => {
    await tellFault(error, options)
    throw error
  })
  const [{ fileNames, formats, writeReports }, { terminalOptions, terminalSummary }] = await writers()
  const own = formats.filter(format => options.report.includes(format))
  writeReports(result, options.out, own)
  const html = own.includes('html') ? { html: join(options.out, fileNames.html) } : {}
  process.stdout.write(terminalSummary(result, { ...terminalOptions(process.stdout), ...html }))
  await tellCi(result, options, expected)
  if (!options.baseline && !options.writeBaseline) return exitCodeOf(result)
  const { settle } = await import('../baseline/settle.ts')
  return settle(result, options, expected)
}

/** What comes after the last case is loaded after it. */
function writers() {
  return Promise.all([import('../../reports/write.ts'), import('../../reports/terminal.ts')])
}

/** 0 all well, 1 something to look into, 3 cases are missing. */
export function exitCodeOf({ complete, totals }: Conformance): number {
  const troubles = totals.fail + totals.unproven + totals['engine-error'] + totals.timeout + totals.crash
  if (troubles) return exitCodes.failures
  return complete ? exitCodes.well : exitCodes.incomplete
}

/** Plays the cases asked for; the engine is closed whatever happens. `beforePlay` may refuse the suite before the engine is started. */
export async function playSuite(
  options: RunOptions,
  beforePlay: (suite: Suite) => Promise<void> = async () => {},
): Promise<Conformance> {
  const start = performance.now()
  const catalogue = lazily(loadCatalogue)
  const { suite, grounds } = await suiteAsked(options, catalogue)
  const cases = selectCases(suite, options)
  await beforePlay(suite)
  const engine = engineOf(options.engine, options.timeout === undefined ? {} : { request: options.timeout })
  const client = new Client(engine, { strict: options.strict ?? false })
  try {
    const hello = await greet(client, suite.titles)
    prepareFolder(options)
    const collection = new Collection()
    const progress = createProgress(cases.length)
    const ended: ConstructorParameters<typeof Session>[0]['ended'] = one => progress.tick(collection.add(one))
    const session = new Session({
      client,
      hello,
      cases: casesByKey({ ...suite, cases }),
      grounds,
      ended,
    })
    current.session = session
    const finish = await play(cases, session, options).finally(() => progress.end())
    const { openQuestions } = catalogue()
    const settled = await settleReadings(collection.results(cases), { suite, session, openQuestions })
    const milliseconds = performance.now() - start
    const found = conformance({
      suite,
      hello,
      command: client.command,
      options,
      catalogue: catalogue(),
      ...settled,
      wanted: cases.length,
      milliseconds,
    })
    const result = await diagnosed(found, { suite, can: hello.can, catalogue: catalogue(), engine: options.engine })
    finish(result)
    return result
  } finally {
    delete current.session
    await client.bye()
  }
}

/** The features, or the compiled cases, with the rulings that must have decided each. */
async function suiteAsked(
  options: RunOptions,
  catalogue: () => Catalogue,
): Promise<{ suite: Suite; grounds: Grounds }> {
  if (!options.cases) return { suite: suiteOf(options.features), grounds: groundsIn(catalogue) }
  const { compiledSuite } = await import('./compiled-suite.ts')
  return compiledSuite(options.cases, options)
}

/** An engine that cannot even be greeted is a matter for whoever typed its command, not for the report. */
async function greet(client: Client, titles: readonly string[]): Promise<HelloResult> {
  try {
    return await client.hello(titles)
  } catch (error) {
    const known = [EngineFailure, EngineError, ProtocolViolation].some(kind => error instanceof kind)
    if (!known) throw error
    const { message } = error as Error
    throw new UsageError(`--engine ${client.command}: this engine cannot be greeted. ${message}`)
  }
}

/** Cucumber plays where its own formatters are asked for. What is returned writes what needs the whole result. */
async function play(
  cases: readonly Case[],
  session: Session,
  options: RunOptions,
): Promise<(result: Conformance) => void> {
  if (options.report.includes('messages') || options.report.includes('allure'))
    return (await import('./with-cucumber.ts')).playForFormatters(cases, options)
  await playCompiled(cases, session, options)
  return () => {}
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
