import type { Explored } from '../../analysis/explore/exploration.ts'
import { type Catalogue, loadCatalogue } from '../../catalogue/catalogue.ts'
import { requireFolder } from '../../runner/folder.ts'
import { busy } from '../busy.ts'
import { exitCodes } from '../exit-codes.ts'
import { checkAim } from './check-aim.ts'
import { exploreEngine } from './engine.ts'
import type { Course, ExploreOptions } from './options.ts'
import { readReplay } from './read-replay.ts'
import { sidesOf } from './sides.ts'
import { write } from './write.ts'

/** Explores what the options name, writes what was found, and prints it. */
export async function exploreWith(options: ExploreOptions): Promise<number> {
  const catalogue = loadCatalogue()
  const aim = checkAim(options, catalogue)
  requireFolder(options)
  const replay = options.replay && readReplay(options.replay)
  const stop = stopping()
  try {
    const explored = await busy(what(options), tell =>
      kindOfExploration(options)({
        catalogue,
        aim,
        seed: options.seed,
        ...(options.shard ? { shard: options.shard } : {}),
        ...(replay ? { replay } : {}),
        goesOn: limit(options, stop.asked),
        tell: ({ games, findings, covered }) =>
          tell(`${games.toLocaleString('en')} games, ${covered} rulings seen, ${findings} found`),
      }),
    )
    return await told(explored, options, catalogue)
  } finally {
    stop.end()
  }
}

function kindOfExploration(options: ExploreOptions): (course: Course) => Promise<Explored> {
  if (options.self) return async course => (await import('./self.ts')).exploreSelf(options, course)
  if (options.between) return async course => (await import('./between.ts')).exploreBetween(options, course)
  return course => exploreEngine(options, course)
}

const what = ({ self, between }: ExploreOptions): string =>
  self ? 'Looking for faults of our own' : between ? `Exploring ${between.join(' against ')}` : 'Exploring'

/** Until time, games or differences are spent, or somebody wishes to stop. */
function limit({ minutes, games, max }: ExploreOptions, isAsked: () => boolean): Course['goesOn'] {
  const until = minutes === undefined && games !== undefined ? Number.POSITIVE_INFINITY : (minutes ?? 1) * 60_000
  const start = performance.now()
  return soFar =>
    !isAsked() &&
    performance.now() - start < until &&
    soFar.games < (games ?? Number.POSITIVE_INFINITY) &&
    soFar.findings < (max ?? Number.POSITIVE_INFINITY)
}

/** A first Ctrl-C ends the exploring and keeps what was found; a second one ends this process as it ends others. */
function stopping(): { readonly asked: () => boolean; readonly end: () => void } {
  let isAsked = false
  const end = (): void => {
    process.off('SIGINT', onSignal)
    process.off('SIGTERM', onSignal)
  }
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isAsked) {
      end()
      // Whoever else listens, as for the sake of the engine, goes on from here.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
      return
    }
    isAsked = true
    process.stderr.write('\nStopping after this game; what was found is kept. Interrupt again to stop at once.\n')
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  return { asked: () => isAsked, end }
}

/** What was found is told, whatever becomes of the report. */
function tellWhy(error: unknown): void {
  process.stderr.write(`No report could be written: ${error instanceof Error ? error.message : error}\n`)
}

async function told(explored: Explored, options: ExploreOptions, catalogue: Catalogue): Promise<number> {
  const [{ exploredReport }, { differing }, { exploredText }] = await Promise.all([
    import('../../analysis/explore/tell.ts'),
    import('../../analysis/explore/finding.ts'),
    import('../print/explore.ts'),
  ])
  const sides = sidesOf(options, catalogue)
  const paths = [...write(explored, options.out, catalogue, sides)]
  const features = paths.filter(path => path.endsWith('.feature'))
  if (options.engine !== undefined && features.length && explored.ended === undefined)
    await (await import('./report.ts')).writeReport(features, options).then(path => paths.push(path), tellWhy)
  const text = options.json
    ? `${JSON.stringify(exploredReport(explored), null, 2)}\n`
    : `${exploredText(explored, catalogue, sides)}${paths.map(path => `Written: ${path}\n`).join('')}`
  process.stdout.write(text)
  if (explored.ended !== undefined) return exitCodes.incomplete
  const isWell = !explored.faults.length && !explored.findings.some(({ kind }) => differing.includes(kind))
  return isWell || options.between ? exitCodes.well : exitCodes.failures
}
