import { type Catalogue, loadCatalogue } from '../catalogue/catalogue.ts'
import type { CardIds } from '../protocol/card-ids.ts'
import { createProgress } from '../reports/progress.ts'
import type { Conformance } from '../reports/result.ts'
import type { Grounds } from '../steps/judge/verdict.ts'
import { current, Session } from '../steps/session.ts'
import type { Case, Suite } from '../steps/suite/case.ts'
import { playedWith, selectionOf } from './as-asked.ts'
import { casesAsked } from './cases-asked.ts'
import { took } from './clock.ts'
import { Collection } from './collect.ts'
import { playCompiled } from './compiled.ts'
import { conformance } from './conformance.ts'
import { prepareFolder } from './folder.ts'
import type { RunOptions } from './options.ts'
import type { Diagnose } from './played.ts'
import { settleReadings } from './readings.ts'
import { selectCases } from './select.ts'
import { shardLine } from './shard/shard.ts'
import { suiteAsked } from './suite-asked.ts'
import { type Tables, tablesFor } from './tables.ts'
import { startThreads, threadsFor } from './threads/beside.ts'
import type { Heard } from './threads/share.ts'
import { waiting } from './waiting.ts'

interface Hooks {
  /** May refuse the suite before the engine is started. */
  readonly beforePlay?: (suite: Suite) => Promise<void>
  /** Called once the folder of the reports is there, before anything is played. */
  readonly folderReady?: () => void
  /** Hears what may be a slip and stops nothing. */
  readonly tell?: (remark: string) => void
  /** Left out: the result stays without a diagnosis, as that of a shard does. */
  readonly diagnose?: Diagnose
  /** Does what takes long after the last case, and may say so. */
  readonly busy?: (what: string, work: () => void) => Promise<void>
}

/** Plays the cases asked for; the engine is closed whatever happens. */
export async function playSuite(
  options: RunOptions,
  { beforePlay, folderReady = () => {}, tell = () => {}, diagnose, busy = async (_, work) => work() }: Hooks = {},
): Promise<Conformance> {
  const start = performance.now()
  const catalogue = lazily(loadCatalogue)
  const { suite, grounds } = await suiteAsked(options, catalogue)
  const { shard, engine } = options
  const cases = casesAsked(suite, options)
  await beforePlay?.(suite)
  // Lets go of the engines before the result is worked out.
  const { command, hello, settled, finish } = await playWith(options, {
    suite,
    cases,
    grounds,
    catalogue,
    folderReady,
    tell,
  })
  const found = conformance({
    suite,
    hello,
    command,
    options: playedWith(options),
    selection: selectionOf(options),
    ...(shard ? { shard: shardLine(shard, selectCases(suite, options), hello.can) } : {}),
    catalogue: catalogue(),
    ...settled,
    wanted: cases.length,
    milliseconds: took(performance.now() - start),
  })
  const played = { suite, can: hello.can, catalogue: catalogue(), engine }
  const result = shard || !diagnose ? found : await diagnose(found, played)
  await busy('Writing the results', () => finish(result))
  return result
}

interface Playing {
  readonly suite: Suite
  readonly cases: readonly Case[]
  readonly grounds: Grounds
  readonly catalogue: () => Catalogue
  readonly folderReady: () => void
  readonly tell: (remark: string) => void
}

/** The engine's greeting, and the results of the cases. */
async function playWith(options: RunOptions, { suite, cases, grounds, catalogue, folderReady, tell }: Playing) {
  const tables = tablesFor(options, cases.length, await cardIdsOf(options, suite, tell))
  try {
    const hello = await greeted(tables, suite, tell)
    prepareFolder(options)
    folderReady()
    const collection = new Collection(options)
    const progress = await createProgress(cases.length)
    const heard = new Set<Case>()
    const ended = (one: Heard): void => {
      heard.add(one.kase)
      const result = collection.add(one)
      options.recorder?.ended(result)
      progress.tick(result)
    }
    const { replays, engine } = options
    const asked = { cases, suite: suite.cases, grounds, replays, insists: engine === undefined }
    const sessions = tables.clients.map(client => new Session({ ...asked, client, hello, ended }))
    const [session] = sessions as [Session]
    current.session = session
    options.recorder?.start()
    const count = threadsFor(options, cases.length)
    const threads = count > 1 ? { threads: startThreads(count - 1, options, cases, ended) } : {}
    const manner = { ...options, tell, ...threads, isHeard: (kase: Case) => heard.has(kase) }
    const finish = await play(cases, sessions, options, manner).finally(() => progress.end())
    const { openQuestions } = catalogue()
    const settled = await settleReadings(collection.results(cases), { suite, session, openQuestions })
    return { command: tables.command, hello, settled, finish }
  } finally {
    delete current.session
    await tables.close()
  }
}

async function greeted(tables: Tables, { titles }: Suite, tell: Playing['tell']) {
  const waits = waiting(tell)
  return waits.during('its greeting', () => tables.greet(titles)).finally(waits.close)
}

/** How the engine knows the cards, if it does not go by titles as the built-in one does. */
async function cardIdsOf(
  { cardsMap, engine }: RunOptions,
  { titles }: Suite,
  tell: (remark: string) => void,
): Promise<CardIds | undefined> {
  if (cardsMap === undefined) return undefined
  const map = (await import('./cards-map/cards-map.ts')).readCardsMap(cardsMap, titles)
  for (const remark of map.remarks) tell(remark)
  if (engine !== undefined) return map
  tell('--cards-map: the built-in engine goes by titles, so the map is only read.')
  return undefined
}

/** Cucumber plays where its own formatters are asked for. What is returned writes what needs the whole result. */
async function play(
  cases: readonly Case[],
  sessions: readonly Session[],
  options: RunOptions,
  manner: Parameters<typeof playCompiled>[2],
): Promise<(result: Conformance) => void> {
  if (options.report.includes('messages') || options.report.includes('allure'))
    return (await import('./cucumber/with-cucumber.ts')).playForFormatters(cases, options)
  await playCompiled(cases, sessions, manner)
  return () => {}
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
