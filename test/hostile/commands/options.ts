import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Print, row } from '../table.ts'
import { type Commands, faultsOf } from './commands.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** An option or an argument that takes a path, and the command that it belongs to. */
export interface Option {
  readonly name: string
  readonly words: (path: string) => readonly string[]
  /** What it would read; absent = it is written. */
  readonly good?: string
  /** The command takes seconds, whatever it is given. */
  readonly isSlow?: true
}

/** Puts good files into the folder, and names every option that takes a path and is quick. */
export async function optionsIn(folder: string, commands: Commands, print: Print): Promise<readonly Option[]> {
  const at = (name: string): string => join(folder, name)
  cpSync(here('../features'), at('features'), { recursive: true })
  copyFileSync(here('../../../cards/import/sample.csv'), at('cards.csv'))
  const texts = { 'baseline.yaml': '[]\n', 'map.csv': 'title,id\nWorf,1\n', 'deck.txt': '1 Worf\n' }
  for (const [name, text] of Object.entries(texts)) writeFileSync(at(name), text)
  const features = ['--features', at('features')]
  const run = ['run', ...features, '--report', 'json']
  const out = ['--out', at('made')]
  for (const words of [
    [...run, '--report', 'html', '--out', at('report')],
    [...run, '--shard', '1/1', '--out', at('shard')],
    ['compile', ...features, '--out', at('cases.json')],
    ['cards', 'import', at('cards.csv'), '--out', at('pool.json')],
  ]) {
    const came = await commands.run(...words)
    print(
      row({
        name: `path: ${words[0]}, to begin with`,
        outcome: `exit code ${came.code}`,
        sentence: came.stderr,
        complaints: faultsOf(came),
      }),
    )
  }
  copyFileSync(here('../../../docs/proposals/exact-match-species.yaml'), at('proposal.yaml'))
  // A proposal that is refused once its reports are read.
  const proposal = readFileSync(at('proposal.yaml'), 'utf8')
  writeFileSync(at('refused.yaml'), proposal.replace(/adopt: .*/, 'adopt: nothing'))
  return [
    { name: 'run --features', words: path => ['run', '--features', path, ...out], good: at('features') },
    { name: 'run --cases', words: path => ['run', '--cases', path, ...out], good: at('cases.json') },
    { name: 'run --cards', words: path => [...run, '--cards', path, ...out], good: at('pool.json') },
    { name: 'run --cards-map', words: path => [...run, '--cards-map', path, ...out], good: at('map.csv') },
    { name: 'run --baseline', words: path => [...run, '--baseline', path, ...out], good: at('baseline.yaml') },
    { name: 'run --last-failed', words: path => [...run, '--last-failed', '--out', path], good: at('report') },
    { name: 'merge', words: path => ['merge', path, ...features, ...out], good: at('shard') },
    { name: 'diff', words: path => ['diff', path, at('report')], good: at('report/conformance.json') },
    { name: 'lint --features', isSlow: true, words: path => ['lint', '--features', path], good: at('features') },
    { name: 'deck check', words: path => ['deck', 'check', path], good: at('deck.txt') },
    {
      name: 'deck check --cards',
      words: path => ['deck', 'check', at('deck.txt'), '--cards', path],
      good: at('pool.json'),
    },
    { name: 'cards import', words: path => ['cards', 'import', path, '--out', at('new.json')], good: at('cards.csv') },
    { name: 'cards check', words: path => ['cards', 'check', path], good: at('pool.json') },
    {
      name: 'sources check',
      isSlow: true,
      words: path => ['sources', 'check', path, '--as', 'faq-1996'],
      good: at('deck.txt'),
    },
    {
      name: 'trace --from',
      isSlow: true,
      words: path => ['trace', '--from', path],
      good: at('report/conformance.json'),
    },
    { name: 'explore --replay', words: path => ['explore', '--replay', path], good: at('report/conformance.json') },
    { name: 'impact', words: path => ['impact', path, ...out], good: at('refused.yaml') },
    {
      name: 'impact --engine-report',
      words: path => ['impact', at('refused.yaml'), '--engine-report', path, ...out],
      good: at('report/conformance.json'),
    },
    { name: 'run --out', words: path => [...run, '--out', path] },
    { name: 'run --report', words: path => [...run, '--report', 'html,junit,markdown,badge,messages', '--out', path] },
    { name: 'run --write-baseline', words: path => [...run, ...out, '--write-baseline', path] },
    { name: 'compile --out', words: path => ['compile', ...features, '--out', path] },
    { name: 'cards import --out', words: path => ['cards', 'import', at('cards.csv'), '--out', path] },
    { name: 'init', words: path => ['init', 'python', path] },
    { name: 'diff --out', words: path => ['diff', at('report'), at('report'), '--out', path] },
    { name: 'merge --out', words: path => ['merge', at('shard'), ...features, '--out', path] },
  ]
}
