// Plays each test that draws by lot with many seeds, and prints a row for each: `npm run sweep-seeds -- [--seeds 200] [--days 60] [test …]`.
// `--seeds`: from 1 to this; default 200. `--days`: the dates of so many days from today as seeds, instead or besides. Names of tests as for `npm test`.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { TemporaryFiles } from './fixture/leftovers.ts'
import { namedFiles } from './fixture/named-files.ts'
import { seedOfDay } from './fixture/seed.ts'
import { testFiles } from './fixture/test-files.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const day = 86_400_000

interface Swept {
  readonly seeds: number
  readonly failed: ReadonlyMap<number, string>
}

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
/** Draws from the suite, or reads the seed by itself: a process for each seed. Properties alone are tried with all seeds in one. */
const isDrawn = (file: string): boolean => /\b(?:drawnCases|drawnByLot)\b|fixture\/seed\.ts'/.test(textOf(file))
const isProperty = (file: string): boolean => /fixture\/fc\.ts'/.test(textOf(file))

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
  return { seeds: seeds.length, failed: new Map(failed.map(seed => [seed, text])) }
}

async function sweptOneByOne(file: string, seeds: readonly number[]): Promise<Swept> {
  const failed = new Map<number, string>()
  const left = [...seeds]
  const worker = async () => {
    for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
      const { ok, text } = await ended(file, { SEED: String(seed) })
      if (!ok) failed.set(seed, text)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return { seeds: seeds.length, failed }
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

async function main(): Promise<number> {
  const options = { seeds: { type: 'string' }, days: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const seeds = seedsOf(values)
  const drawing = testFiles().filter(file => isDrawn(file) || isProperty(file))
  const files = positionals.length ? namedFiles(positionals, drawing) : drawing
  const temporary = new TemporaryFiles()
  temporary.use()
  let failures = 0
  try {
    console.log('test | seeds | failures')
    for (const file of files) {
      const { seeds: played, failed } = await (isDrawn(file) ? sweptOneByOne : sweptInOne)(file, seeds)
      failures += failed.size
      console.log(`${file} | ${played} | ${failed.size}${failed.size ? `: SEED=${[...failed.keys()].join(', ')}` : ''}`)
      const [first] = failed.values()
      if (first) console.log(first)
    }
    console.log(`${files.length} tests, ${seeds.length} seeds each: ${failures} failures.`)
  } finally {
    temporary.remove()
  }
  return failures ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
