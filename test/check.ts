import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { globSync } from 'glob'
import ts from 'typescript'

/** Seconds after which no further test file is begun. */
const enough = 15
const base = process.argv[2] ?? 'HEAD'

const lines = (text: string): readonly string[] => text.split('\n').filter(Boolean)
const git = (...args: readonly string[]): readonly string[] =>
  lines(spawnSync('git', args, { encoding: 'utf8' }).stdout ?? '')

/** What differs from the base, new files included. */
function changedFiles(): readonly string[] {
  return [
    ...new Set([
      ...git('diff', '--name-only', '--diff-filter=d', base),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ]
}

/** By file, the files that import it. */
function importers(files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const file of files)
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      const target = join(dirname(file), fileName)
      found.set(target, [...(found.get(target) ?? []), file])
    }
  return found
}

/** Test files by how near they are to what changed: changed themselves, beside it, then by the imports that lead there. */
function testsOf(changed: readonly string[]): readonly string[] {
  const files = globSync('{analysis,bin,cache,cards,catalogue,cli,engine,protocol,reports,runner,steps,test}/**/*.ts')
  const users = importers(files)
  const isTest = (file: string): boolean => file.endsWith('.test.ts')
  const beside = files.filter(
    file => isTest(file) && changed.some(one => one === file || one.replace(/\.ts$/, '.test.ts') === file),
  )
  const found = new Set(beside)
  let layer: readonly string[] = changed
  const seen = new Set(layer)
  while (layer.length) {
    layer = [...new Set(layer.flatMap(file => users.get(file) ?? []))].filter(file => !seen.has(file))
    for (const file of layer) {
      seen.add(file)
      if (isTest(file)) found.add(file)
    }
  }
  return [...found]
}

/** Runs a command with its own output; the name is told with how it ended. */
function passes(name: string, command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status) console.log(`${name}: failed`)
  return status === 0
}

/** Begins a command; whether it ends well. */
function endOf([command, args]: readonly [string, readonly string[]]): Promise<boolean> {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise(resolve => child.once('close', code => resolve(code === 0)))
}

const node = (...args: readonly string[]): [string, readonly string[]] => [process.execPath, args]
const own = (...args: readonly string[]) => node('bin/stccg-conformance.js', ...args)
const changed = changedFiles()
if (!changed.length) console.log(`Nothing differs from ${base}.`)
const code = changed.filter(file => /\.(ts|js|json|css)$/.test(file))
const isLaw = changed.some(file => /^(features|rulings|cards|engine|steps)\//.test(file))
const failed: string[] = []
/** Begun at once and waited for at the end: it takes as long as all the rest. */
const types = code.length ? endOf(node('node_modules/typescript-7/bin/tsc', '--noEmit')) : true
const check = (name: string, [command, args]: readonly [string, readonly string[]]): void => {
  if (!passes(name, command, args)) failed.push(name)
}

if (code.length)
  check('biome', node('node_modules/@biomejs/biome/bin/biome', 'check', '--no-errors-on-unmatched', ...code))
if (isLaw) check('lint', own('lint'))
if (isLaw) check('the suite', own('run', '--report', 'json', '--out', join(tmpdir(), 'stccg-conformance-check')))
const began = Date.now()
const tests = testsOf(changed)
let played = 0
for (const file of tests) {
  if (Date.now() - began > enough * 1000) break
  played++
  check(file, node('--import', './bin/register.js', '--test', '--test-reporter=dot', file))
}
if (!(await types)) failed.push('types')
if (played < tests.length)
  console.log(
    `${tests.length - played} of the ${tests.length} test files that the change can reach were not played; \`npm test\` plays all.`,
  )
console.log(failed.length ? `Failed: ${failed.join(', ')}` : `${played} test files played, nothing failed.`)
process.exitCode = failed.length ? 1 : 0
