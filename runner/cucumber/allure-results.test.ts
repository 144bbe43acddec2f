import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { renderAllure, requireAllure } from '../../cli/allure.ts'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { withDefaults } from '../options.ts'
import { playSuite } from '../play-suite.ts'
import { allureFolder } from './with-cucumber.ts'

const out = temporaryFolder('stccg-allure-')

interface Result {
  readonly historyId: string
  readonly fullName: string
  readonly status: string
  readonly statusDetails: { readonly message?: string }
  readonly attachments: readonly { readonly name: string; readonly source: string }[]
  readonly parameters: readonly { readonly name: string; readonly value: string }[]
  readonly labels: readonly { readonly name: string; readonly value: string }[]
}

function results(): readonly Result[] {
  const files = readdirSync(join(out, allureFolder)).filter(name => name.endsWith('-result.json'))
  return files.map(name => JSON.parse(readFileSync(join(out, allureFolder, name), 'utf8')))
}

test('each case has a result of its own, with its ruleset, labels and outcome', async () => {
  const ruling = ['1eS-stopped-06']
  const { cases, rulesetTitles } = await playSuite(withDefaults({ out, report: ['allure'], ruling }))
  expect(readdirSync(out)).to.deep.equal([allureFolder])
  expect(new Set(results().map(one => one.historyId))).to.have.property('size', cases.length)
  for (const { id, ruleset, outcome } of cases) {
    const result = results().find(one => one.fullName === id)
    expect(result).to.deep.include({ status: outcome === 'pass' ? 'passed' : 'failed' })
    expect(result?.parameters).to.deep.include({ name: 'law', value: rulesetTitles?.[ruleset] })
    for (const [name, value] of Object.entries({
      feature: 'Stopped cards',
      story: 'A "stopped" card may not be beamed. (1eS-stopped-06)',
    }))
      expect(result?.labels).to.deep.include({ name, value })
    expect(result?.labels.filter(({ name }) => name === 'epic')).to.have.length(1)
  }
})

test('a refusal that proves nothing is no success', async () => {
  const adapter = fileURLToPath(new URL('../../examples/engines/wrong/refuses-everything.js', import.meta.url))
  const bin = fileURLToPath(new URL('../../bin/stccg-conformance.js', import.meta.url))
  const engine = ['node', adapter, '--on', 'every', 'node', bin, 'serve'].map(word => `"${word}"`).join(' ')
  const { cases } = await playSuite(withDefaults({ out, report: ['allure'], ruling: ['1eS-stopped-06'], engine }))
  const statuses = new Map(results().map(({ fullName, status }) => [fullName, status]))
  expect(cases.map(({ outcome }) => outcome)).to.include.members(['fail', 'unproven'])
  for (const { id, outcome } of cases)
    expect(statuses.get(id), id).to.equal(outcome === 'disputed' ? 'skipped' : 'failed')
  const [unproven] = results().filter(({ statusDetails: { message = '' } }) => message.startsWith('unproven: '))
  expect(unproven?.attachments.map(({ name }) => name)).to.deep.equal(['Board before', 'Board after'])
  const board = readFileSync(join(out, allureFolder, unproven?.attachments[0]?.source ?? ''), 'utf8')
  expect(board).to.include('Data (Alice): aboard "U.S.S. Enterprise"')
})

test('Allure renders the results', { skip: withoutJava() }, async () => {
  await renderAllure(join(out, allureFolder), join(out, 'allure'))
  expect(existsSync(join(out, 'allure', 'index.html'))).to.equal(true)
})

function withoutJava(): string | false {
  try {
    requireAllure()
    return false
  } catch {
    return 'Java is not installed'
  }
}
