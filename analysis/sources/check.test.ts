import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { Ajv } from 'ajv'
import { expect } from 'chai'
import { type Catalogue, loadCatalogue } from '../../catalogue/catalogue.ts'
import type { SourceDocument } from '../../catalogue/documents.ts'
import { digests } from '../../catalogue/paragraphs.ts'
import type { Ruling } from '../../catalogue/ruling.ts'
import { workList } from '../../cli/print/sources.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { checkSource } from './check.ts'

const folder = temporaryFolder('sources-')
const file = join(folder, 'rules.txt')

const page = [
  'Glossary - W',
  '',
  'back to top of page',
  '',
  'waiting',
  'A card may wait.',
  'It waits here.',
  'It waits there.',
  '',
  'back to top of page',
  '',
  'Walker',
  'Walks on "foot".',
]

const documents = [
  { id: 'walks', title: 'On walking', format: 'amigaguide' },
  { id: 'waits', title: 'On waiting', format: 'glossary' },
] as unknown as readonly SourceDocument[]

const ruling = (id: string, entry: string, paragraph: number): readonly [string, Ruling] => [
  id,
  { id, entry, paragraph, document: 'waits', summary: `What ${id} says.` } as Ruling,
]

const catalogue = {
  documents,
  rulings: new Map([
    ruling('w-1', 'waiting', 1),
    ruling('w-2', 'waiting', 2),
    ruling('w-3', 'waiting', 3),
    ruling('w-4', 'Walker', 1),
  ]),
  paragraphs: (id: string) => (id === 'waits' ? digests('glossary', page.join('\n')) : digests('amigaguide', guide)),
} as unknown as Catalogue

const guide = '    @{b}7.1 X@{ub}\n    @{b}Q:@{ub} WAIT -- May it?\n    @{b}A:@{ub} Yes.'

function check(lines: readonly string[], as?: string) {
  writeFileSync(file, lines.join('\n'))
  return checkSource(file, catalogue, as)
}

const edited = (from: string, ...to: readonly string[]): readonly string[] =>
  page.flatMap(line => (line === from ? to : line))

describe('sources check', () => {
  it('finds nothing in the same document, however it is typeset', () => {
    const typeset = page.map(line => line.replace('"foot"', '\u201cfoot\u201d').replace('may wait', '  may\u00a0wait'))
    const { tasks, document, recognised, shared, paragraphs } = check(typeset)
    expect({ tasks, document, recognised }).to.deep.equal({ tasks: [], document: 'waits', recognised: true })
    expect(shared).to.equal(paragraphs)
  })

  it('recognises another document', () => {
    expect(check(guide.split('\n'))).to.deep.include({ document: 'walks', tasks: [] })
  })

  it('lists the rulings of what changed, with the new wording', () => {
    const { tasks, rulings } = check(edited('It waits here.', 'It waits nowhere.'))
    const place = { entry: 'waiting', paragraph: 2 }
    expect(tasks).to.deep.equal([
      { what: 'changed', was: place, now: place, rulings: ['w-2'], text: 'It waits nowhere.' },
    ])
    expect(rulings).to.deep.equal(['w-2'])
  })

  it('says it all in a work list', () => {
    const now = [...edited('It waits here.', 'It now waits at home.', 'It never waits.'), 'Walks twice.']
    const list = workList(check(now.filter(line => line !== 'A card may wait.')), catalogue, { columns: 60 })
    expect(list.split('\n')).to.deep.equal([
      'This is taken for a copy of waits (On waiting): 2 of its 4',
      'paragraphs are in it, most of all documents.',
      '',
      'Changed: other words between the same neighbours (2)',
      '  waiting, paragraph 1',
      '    now: It now waits at home.',
      '    w-1  What w-1 says.',
      '  waiting, paragraph 2',
      '    now: It never waits.',
      '    w-2  What w-2 says.',
      '',
      'New: no ruling has been drawn from it (1)',
      '  Walker, paragraph 2',
      '    now: Walks twice.',
      '',
      '2 rulings to look at; paragraphs: 2 changed, 0 vanished, 1',
      'new, 0 moved. `explain` shows a ruling and what rests on it.',
      '',
    ])
  })

  it('tells on one line what moved together', () => {
    const list = workList(check(edited('A card may wait.', 'Once.', 'A card may wait.')), catalogue, { columns: 80 })
    expect(list).to.include('  waiting, paragraphs 1–3 → 2–4\n    w-1, w-2, w-3\n')
  })

  it('takes the document that was named', () => {
    const { document, recognised, rulings } = check(['Nothing', 'of that kind.'], 'waits')
    expect({ document, recognised, rulings }).to.deep.equal({
      document: 'waits',
      recognised: false,
      rulings: ['w-1', 'w-2', 'w-3', 'w-4'],
    })
  })
})

it('what is printed for machines fits its schema', () => {
  const schema = new URL('../../reports/schemas/sources.schema.json', import.meta.url)
  const validate = new Ajv({ strict: true }).compile(JSON.parse(readFileSync(schema, 'utf8')))
  const all = ['Walker', 'Talks.', 'waiting', 'It waits there.', 'It waits nowhere.', 'It waits for ever.']
  for (const now of [page, edited('It waits here.', 'It waits nowhere.', 'New.'), ['Glossary', '', ...all]])
    expect(validate(JSON.parse(JSON.stringify(check(now, 'waits')))), JSON.stringify(validate.errors)).to.equal(true)
})

it('a document that was named wrongly is said to be more like another', () => {
  const wrong = check(guide.split('\n'), 'waits')
  expect(wrong).to.deep.include({ document: 'waits', likelier: 'walks' })
  expect(workList(wrong, catalogue, { columns: 80 })).to.include('It is more\nlike walks.')
})

describe('sources check, refused', () => {
  const refused: readonly (readonly [what: string, bytes: string | Buffer, message: RegExp, as?: string])[] = [
    ['an empty file', ' \n', /: the file is empty\.$/],
    [
      'bytes that no text has',
      Buffer.from([80, 75, 3, 4, 0, 0]),
      /: this is not a text: it holds bytes that no text has\. Save /,
    ],
    ['another encoding', Buffer.from([0x63, 0x61, 0x66, 0xe9]), /: this is not a text: it is not in UTF-8\. Save /],
    [
      'a text of something else',
      'Once upon a time\nthere was nobody.\n',
      /none of the documents.+ --as walks, waits\.$/,
    ],
    ['a document that nobody knows', 'x', /^--as wait: there is no such document\. Nearest: waits/, 'wait'],
  ]
  for (const [what, bytes, message, as] of refused)
    it(what, () => {
      writeFileSync(file, bytes)
      expect(() => checkSource(file, catalogue, as)).to.throw(UsageError, message)
    })

  it('a file that is not there, and a folder', () => {
    expect(() => checkSource(join(folder, 'none'), catalogue)).to.throw(UsageError, '(ENOENT)')
    expect(() => checkSource(folder, catalogue)).to.throw(UsageError, '(EISDIR)')
  })

  it("the project's own files, which are copies of nothing", () => {
    writeFileSync(file, page.join('\n'))
    expect(() => checkSource(file, loadCatalogue())).to.throw(UsageError, 'less than a tenth')
  })
})
