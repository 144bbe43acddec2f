// Shows of each test that draws by lot that it holds for every draw, and prints a row for each: `npm run sweep-seeds -- [--seeds 200] [--days 60] [test …]`.
// A test that draws members of a whole is played with none of them and with all; any other with the seeds from 1 to `--seeds`, by default 200,
// and with the dates of `--days` days from today, instead or besides. Names of tests as for `npm test`.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Drawing, drawingOf } from './fixture/draws.ts'
import { startFromBundle } from './fixture/first-start.ts'
import { TemporaryFiles } from './fixture/leftovers.ts'
import { namedFiles } from './fixture/named-files.ts'
import { seedOfDay } from './fixture/seed.ts'
import { testFiles } from './fixture/test-files.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const day = 86_400_000

interface Swept {
  /** What was played, in words. */
  readonly played: string
  /** By the variable that plays it again, such as `SEED=3`, what a failure printed. */
  readonly failed: ReadonlyMap<string, string>
}

type Sweep = (file: string, seeds: readonly number[]) => Promise<Swept>

/** How a test file ends under the variables, and what it printed. */
function ended(file: string, variables: Readonly<Record<string, string>>): Promise<{ ok: boolean; text: string }> {
  const words = ['--import', './bin/register.js', '--import', './test/fixture/optimise-later.ts', file]
  const child = spawn(process.execPath, words, { cwd: root, env: { ...process.env, ...variables } })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', chunk => (text += chunk))
  return new Promise(resolve => child.once('close', code => resolve({ ok: code === 0, text })))
}

async function sweptInOne(file: string, seeds: readonly number[]): Promise<Swept> {
  const { ok, text } = await ended(file, { SEEDS: seeds.join(), SEED: String(seeds[0]) })
  const named = [...text.matchAll(/\bseed: (-?\d+)/g)].map(([, seed]) => Number(seed))
  const failed = ok ? [] : named.length ? named : [seeds[0]!]
  return { played: `${seeds.length} seeds`, failed: new Map(failed.map(seed => [`SEED=${seed}`, text])) }
}

/** Plays the file once with each value of a variable, and keeps what failed. */
async function each(file: string, name: string, values: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const failed = new Map<string, string>()
  for (const value of values) {
    const { ok, text } = await ended(file, { [name]: value })
    if (!ok) failed.set(`${name}=${value}`, text)
  }
  return failed
}

const sweeps: Readonly<Record<Drawing, Sweep>> = {
  members: async file => ({ played: 'none and all', failed: await each(file, 'WHOLE', ['0', '1']) }),
  properties: sweptInOne,
  anything: async (file, seeds) => ({
    played: `${seeds.length} seeds`,
    failed: await each(file, 'SEED', seeds.map(String)),
  }),
}

/** Seeds from 1 on, and dates from today on. */
function seedsOf({ seeds, days = '0' }: { seeds?: string | undefined; days?: string | undefined }): readonly number[] {
  const number = (name: string, text: string): number => {
    if (/^\d+$/.test(text)) return Number(text)
    throw new Error(`${name} is "${text}": it must be a whole number.`)
  }
  const upTo = number('--seeds', seeds ?? (days === '0' ? '200' : '0'))
  const dates = Array.from({ length: number('--days', days) }, (_, at) => seedOfDay(new Date(Date.now() + at * day)))
  return [...Array.from({ length: upTo }, (_, at) => at + 1), ...dates]
}

/** Plays the files, and prints a row for each; how many failures there were. */
async function sweep(files: readonly string[], seeds: readonly number[]): Promise<number> {
  let failures = 0
  console.log('test | played with | failures')
  for (const file of files) {
    const { played, failed } = await sweeps[drawingOf(file)!](file, seeds)
    failures += failed.size
    console.log(`${file} | ${played} | ${failed.size}${failed.size ? `: ${[...failed.keys()].join(', ')}` : ''}`)
    const [first] = failed.values()
    if (first) console.log(first)
  }
  console.log(`${files.length} tests: ${failures} failures.`)
  return failures
}

async function main(): Promise<number> {
  const options = { seeds: { type: 'string' }, days: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const seeds = seedsOf(values)
  const drawing = testFiles().filter(file => drawingOf(file) !== undefined)
  const files = positionals.length ? namedFiles(positionals, drawing) : drawing
  const temporary = new TemporaryFiles()
  temporary.use()
  const folder = startFromBundle(temporary.folder)
  try {
    return (await sweep(files, seeds)) ? 1 : 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
    temporary.remove()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
