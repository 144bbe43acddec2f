import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { run as runTests } from 'node:test'
import { spec } from 'node:test/reporters'
import { fileURLToPath } from 'node:url'
import type { Checked } from './corpus.ts'
import { bundleTests } from './fixture/bundle-tests.ts'
import { startFromBundle } from './fixture/first-start.ts'
import { TemporaryFiles } from './fixture/leftovers.ts'
import { namedFiles } from './fixture/named-files.ts'
import { type Order, orderOf } from './fixture/order.ts'
import { seed } from './fixture/seed.ts'
import { type Count, Tally } from './fixture/tally.ts'
import { runFiles, testFiles } from './fixture/test-files.ts'

/** Milliseconds after which a file of tests has hung, on the slowest machine: a failure that is named, instead of a run without end. */
const hung = 45 * 60_000

/** The unit tests: each file in a process of its own, or several small ones in one; two more than there are cores, for some wait. */
async function unitTests(files: readonly string[]): Promise<Count> {
  const tally = new Tally()
  const stream = runTests({ files: [...files], concurrency: availableParallelism() + 2, timeout: hung })
  tally.hear(stream)
  for await (const text of stream.compose(new spec())) process.stdout.write(text)
  for (const line of [...tally.slowest(), ...tally.skips()]) console.log(line)
  if (tally.count.failed) console.log(`What the tests draw by lot they drew with SEED=${seed}`)
  return tally.count
}

/** What tests leave behind, which is then removed, counts as a failure each. */
async function tidiness(temporary: TemporaryFiles): Promise<Count> {
  const left = await temporary.left()
  temporary.remove()
  for (const one of left) console.log(`Left behind: ${one}`)
  return { passed: left.length ? 0 : 1, failed: left.length, skipped: 0 }
}

/** The lint of the corpus, and the whole suite on the reference engine. */
async function corpus(): Promise<readonly Checked[]> {
  const child = fork(fileURLToPath(new URL('./corpus.ts', import.meta.url)))
  const ended = once(child, 'close')
  const told = new Promise<readonly Checked[]>(resolve => child.once('message', resolve))
  const failed: readonly Checked[] = [{ passed: 0, failed: 1, skipped: 0, lines: ['The suite could not be played'] }]
  return Promise.race([told, ended.then(() => failed)]).finally(() => ended)
}

interface Asked {
  /** Test files; none: all are. */
  readonly named: readonly string[]
  readonly order: Order
}

/** What the command line and the variable ORDER ask for; undefined = what cannot be had, which has been said. */
function askedFor(names: readonly string[]): Asked | undefined {
  try {
    const order = orderOf(process.env.ORDER)
    return { named: namedFiles(names, testFiles()), order }
  } catch (error) {
    console.error((error as Error).message)
    return undefined
  }
}

/** The test files that are named, or everything. */
async function play({ named, order }: Asked): Promise<readonly Count[]> {
  const temporary = new TemporaryFiles()
  temporary.use()
  const folder = startFromBundle(temporary.folder)
  try {
    const chosen = named.length ? named : testFiles()
    const files = runFiles(folder, chosen, await bundleTests(folder, chosen), order)
    const [units, checked] = await Promise.all([unitTests(files), named.length ? [] : corpus()])
    const tidy = await tidiness(temporary)
    for (const line of checked.flatMap(({ lines }) => lines)) console.log(line)
    return [units, tidy, ...checked]
  } finally {
    rmSync(folder, { recursive: true, force: true })
    temporary.remove()
  }
}

const asked = askedFor(process.argv.slice(2))
if (asked) {
  const counts = await play(asked)
  const total = (key: keyof Count): number => counts.reduce((sum, count) => sum + count[key], 0)
  console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`)
  process.exitCode = total('failed') ? 1 : 0
} else {
  process.exitCode = 2
}
