import { readdirSync, readFileSync } from 'node:fs'
import { before, describe, test } from 'node:test'
import { Ajv } from 'ajv'
import { expect } from 'chai'
import { Window } from 'happy-dom'
import type { Comparison, Course, Impact } from './impact.ts'
import { impactMarkdown } from './markdown.ts'
import { impactHtml } from './page.ts'
import { impactText } from './terminal.ts'

const hostile = '</script><img src=x onerror="window.hacked=1"> | `b` **c**'
const board = {
  ruleset: 'x',
  turn: { player: 'Alice', number: 1, phase: 'play' as const },
  players: [{ name: 'Alice' }, { name: 'Bob' }],
  cards: [
    { id: 'Excavation', owner: 'Alice', where: ['spaceline', 'alpha'] as const },
    { id: 'Data', owner: 'Alice', where: ['planet', 'Excavation'] as const },
  ],
}
const stopped = { ...board, cards: [board.cards[0]!, { ...board.cards[1]!, is: ['stopped' as const] }] }

const course = (outcome: Course['outcome'], after: Course['after']): Course => ({
  outcome,
  because: [],
  ...(outcome === 'as written' ? {} : { message: 'Data should be stopped, but is not' }),
  steps: [
    { outcome: 'pass', happens: [] },
    { outcome: outcome === 'as written' ? 'pass' : 'fail', happens: ['Data is now stopped.'] },
  ],
  before: board,
  after,
})

const comparison: Comparison = {
  id: 'a-1/one@x',
  scenario: 'one is stopped',
  rule: 'A rule',
  feature: { uri: 'features/a.feature', line: 7 },
  rulings: ['a-1'],
  steps: [
    { keyword: 'Given ', text: 'Alice has:', table: [['card'], ['Data']], given: true },
    { keyword: 'When ', text: 'Alice attempts "Excavation"', given: false },
  ],
  today: course('as written', stopped),
  proposed: course('otherwise', board),
}

const line = (id: string) => ({
  id,
  document: 'd',
  entry: 'e',
  paragraph: '1',
  topic: 't',
  summary: `Words of ${id}.`,
  met: 'rule',
})
const impact: Impact = {
  version: 1,
  title: hostile,
  reason: 'Because.',
  base: { id: 'x', title: 'The base' },
  suite: { version: '1', digest: 'd' },
  changes: [{ words: 'Adopt a ruling.', understood: 'Read as: no, always.', adopts: ['b-1'], repeals: ['a-1'] }],
  summary: ['1 scenario comes out differently.'],
  played: 2,
  flips: [{ ...comparison, expected: false }],
  adopted: [
    { ...comparison, id: 'b-1/two@y', from: 'y', works: 'now' },
    { ...comparison, id: 'b-1/three@y', from: 'y', works: 'does not fit' },
  ],
  conflicts: [{ rulings: ['a-1', 'what is supposed'], cases: ['a-1/one@x'], mend: 'Say which is to hold.' }],
  idle: [{ fate: 'idle', ruling: 'a-1', why: 'No scenario rests on it any more.' }],
  notes: [{ rulings: ['b-1'], words: 'It rests on b-2.', add: '- adopt: b-2\n  from: y' }],
  contradictions: [
    {
      id: 'c',
      topic: 'A topic',
      adopted: { words: 'So.', rulings: ['b-1'] },
      against: [{ words: 'Not so.', stay: ['a-1'], go: [], unplayed: [] }],
    },
  ],
  engines: [{ name: hostile, version: '2', breaks: ['a-1/one@x'], mended: [], unknown: [], words: [] }],
  rulings: [line('a-1'), line('b-1')],
  cardTypes: { Data: 'personnel' },
}

const window = new Window({ url: 'file:///impact.html' })
const { document } = window
const text = (id: string): string => document.getElementById(id)?.textContent ?? ''

before(async () => {
  Object.assign(globalThis, { document, location: window.location, localStorage: window.localStorage })
  const data = impactHtml(impact).match(/id="data">(.*?)<\/script>/s)![1]!
  document.body.innerHTML = '<div id="app"></div><script type="application/json" id="data"></script>'
  document.getElementById('data')!.textContent = data
  await import(new URL('./client/impact-main.ts', import.meta.url).href)
  await new Promise(done => setTimeout(done, 20))
})

describe('the page of an impact', () => {
  test('has every section, and hostile text as text', () => {
    expect(document.querySelector('h1')!.textContent).to.equal(hostile)
    expect(document.querySelector('#app img')).to.equal(null)
    const sections = [...document.querySelectorAll('main > section')].map(section => section.id)
    expect(sections).to.deep.equal([
      'changes',
      'conflicts',
      'flips',
      'adopted',
      'idle',
      'notes',
      'documents',
      'engines',
    ])
  })

  test('sets beside a rule how it is read', () => {
    expect(document.querySelector('#changes .change-words + .change-understood')!.textContent).to.equal(
      'Read as: no, always.',
    )
    for (const told of [impactMarkdown(impact), impactText(impact, 80)]) expect(told).to.contain('Read as: no, always.')
  })

  test('shows a flip under its ruling, with both courses and three boards', () => {
    expect(text('flips')).to.contain('Words of a-1.').and.to.contain('stays')
    const first = document.querySelector('#flips details')!
    expect(first.querySelectorAll('figure.board')).to.have.length(3)
    expect([...first.querySelectorAll('.course td')].map(cell => cell.getAttribute('data-law'))).to.deep.equal([
      'Today',
      'As proposed',
    ])
    expect(first.textContent).to.contain('Otherwise than the scenario says. Data should be stopped, but is not.')
  })

  test('lists scenarios that do not fit without their courses', () => {
    expect(document.querySelectorAll('#adopted details')).to.have.length(1)
    expect(text('adopted')).to.contain('b-1/three@y')
  })

  test('offers what to add, and says what engines would have to change', () => {
    expect(text('notes')).to.contain('- adopt: b-2')
    expect(text('engines')).to.contain('1 scenario that it passes would come out differently')
  })

  test('only sets text', () => {
    const client = new URL('./client/', import.meta.url)
    for (const file of readdirSync(client))
      expect(readFileSync(new URL(file, client), 'utf8'), file).to.not.match(
        /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b/,
      )
  })
})

test('an impact with everything in it fits the published schema', () => {
  const schema = JSON.parse(readFileSync(new URL('../schemas/impact.schema.json', import.meta.url), 'utf8'))
  const validate = new Ajv({ strict: true, allErrors: true }).compile(schema)
  expect(validate(JSON.parse(JSON.stringify(impact))), JSON.stringify(validate.errors?.slice(0, 3))).to.equal(true)
  for (const key of Object.keys(impact)) expect(validate({ ...impact, [key]: undefined }), key).to.equal(false)
})

test('only its own script may run in it, and no text ends the data', () => {
  const html = impactHtml(impact)
  expect(html.match(/<\/script>/g)).to.have.length(2)
  expect(html).to.match(/script-src 'sha256-/)
})

test('Markdown has the same, with nothing alive', () => {
  const markdown = impactMarkdown(impact)
  expect(markdown).to.not.match(/(?<!\\)<img|(?<!\\)\*\*c/)
  for (const words of ['It stays.', 'Say which is to hold.', '- adopt: b-2', 'in force all the same: `a-1`'])
    expect(markdown).to.contain(words)
})

test('the terminal keeps to its width', () => {
  const lines = impactText({ ...impact, title: 'word '.repeat(60) }, 80).split('\n')
  expect(Math.max(...lines.map(one => one.length))).to.be.below(81)
})
