import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { parse } from 'yaml'
import { readReport } from '../../reports/read-report.ts'

interface Step {
  readonly name?: string
  readonly uses?: string
  readonly shell?: string
  readonly env?: Readonly<Record<string, string>>
  readonly run?: string
}
interface Action {
  readonly inputs: Readonly<
    Record<string, { readonly description: string; readonly required?: boolean; readonly default?: string }>
  >
  readonly runs: { readonly using: string; readonly steps: readonly Step[] }
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const { inputs, runs } = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as Action
const play = runs.steps.find(step => step.name === 'Play the rulings')!

/** The variables that its host would set from these inputs. */
function variables(given: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const inputOf = (name: string): string => given[name] ?? inputs[name]?.default ?? ''
  return Object.fromEntries(
    Object.entries(play.env!).map(([name, text]) => [
      name,
      text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, input: string) => inputOf(input)),
    ]),
  )
}

function played(given: Readonly<Record<string, string>>) {
  const out = mkdtempSync(join(tmpdir(), 'stccg-action-'))
  try {
    const own = { GITHUB_ACTION_PATH: root, GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: join(out, 'summary.md') }
    const env = { ...process.env, ...own, ...variables({ label: 'main', ...given, out: join(out, 'reports') }) }
    const { status, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', play.run!], { env, encoding: 'utf8' })
    const file = join(out, 'reports', 'conformance.json.gz')
    return { status, stderr, result: existsSync(file) ? readReport(file).result : undefined }
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

describe('the action', { skip: process.platform === 'win32' }, () => {
  it('is a composite one whose steps say what they need', () => {
    expect(runs.using).to.equal('composite')
    for (const step of runs.steps) expect(step.uses ?? step.shell, JSON.stringify(step)).to.be.a('string')
    const used = JSON.stringify(runs)
      .match(/inputs\.[\w-]+/g)!
      .map(one => one.slice('inputs.'.length))
    expect([...new Set(used)].sort()).to.deep.equal(Object.keys(inputs).sort())
    // Whatever an input says reaches the shell as a variable, and never as a part of the script.
    for (const { run = '' } of runs.steps) expect(run).to.not.contain('${{')
  })

  it('plays what it is asked for, and leaves a report that is packed', () => {
    const engine = `${process.execPath} ${join(root, 'bin/stccg-conformance.js')} serve`
    const { status, stderr, result } = played({ engine, topics: 'skills', rulesets: '2e' })
    expect(status, stderr).to.equal(0)
    expect(result?.label).to.equal('main')
    expect(result?.selection).to.deep.equal({ ruleset: '2e', topic: 'skills' })
  })

  it('fails when the run does', () => {
    const { status, stderr, result } = played({ engine: 'no-such-engine-$(exit 0)' })
    expect(status, stderr).to.equal(2)
    expect(result).to.equal(undefined)
  })
})
