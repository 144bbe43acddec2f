import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { expect } from 'chai'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { withCatalogue } from '../../catalogue/fixtures/small-catalogue.ts'
import { printProblem } from '../../catalogue/problem.ts'
import { validateCatalogue } from '../../catalogue/validate.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { checkSource } from './check.ts'
import { type NewDocument, newDocument } from './new-document.ts'

const folder = mkdtempSync(join(tmpdir(), 'document-'))
after(() => rmSync(folder, { recursive: true }))

const page = ['Glossary - H', '', 'back to top of page', '', 'Humming', 'Nobody hums.', 'A Horta may hum.', '']
const whole = [...page, '', 'back to top of page', '', 'horta', 'It is no card.'].join('\n')

function source(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const said: NewDocument = { prefix: 'h', publisher: 'Nobody', edition: 'first', format: 'glossary' }
const enter = (file: string, more: Partial<NewDocument>, dir: string) =>
  newDocument(file, { ...said, ...more }, loadCatalogue(dir))
const inCopy = <T>(run: (dir: string) => T): T => withCatalogue('', '', '', run)

test('a document of three paragraphs is entered, and lint says what its author has to write', () => {
  const file = source('On Humming.txt', whole)
  inCopy(dir => {
    const { document, paragraphs, files } = enter(file, {}, dir)
    expect([document.id, document.title, paragraphs]).to.deep.equal(['on-humming', 'on-humming', 3])
    expect(files).to.deep.equal(['documents.yaml', 'on-humming/paragraphs.yaml', 'on-humming/rulings.yaml'])
    const catalogue = loadCatalogue(dir)
    expect(catalogue.documents.map(({ id }) => id)).to.deep.equal(['waits', 'on-humming'])
    const ids = [...catalogue.rulings.values()].filter(one => one.document === 'on-humming').map(({ id }) => id)
    expect(ids).to.deep.equal(['h-humming-01', 'h-humming-02', 'h-horta-01'])
    expect(checkSource(file, catalogue)).to.deep.include({ document: 'on-humming', tasks: [] })
    const problems = validateCatalogue(dir).map(printProblem)
    expect(problems).to.have.lengthOf(6)
    expect(problems[0]).to.match(/^on-humming\/rulings\.yaml:\d+: h-humming-01, (topic|summary): /)
    const path = join(dir, 'on-humming', 'rulings.yaml')
    const filled = readFileSync(path, 'utf8')
      .replaceAll('topic: ""', 'topic: waiting')
      .replaceAll('summary: ""', 'summary: Hum.')
    writeFileSync(path, filled)
    expect(validateCatalogue(dir).map(printProblem)).to.deep.equal([])
  })
})

test('nothing is written where something is wrong, and one sentence says what', () => {
  const [good, empty, nothing] = [
    source('h.txt', whole),
    source('e.txt', ' \n'),
    source('n.txt', 'Words without an end'),
  ]
  const wrong: readonly (readonly [string, Partial<NewDocument>, RegExp])[] = [
    [join(folder, 'none.txt'), {}, /none\.txt: the file cannot be read \(ENOENT\)\.$/],
    [empty, {}, /e\.txt: the file is empty\.$/],
    [nothing, {}, /n\.txt: no paragraph is found in it as "glossary" lays documents out\. Say how/],
    [good, { id: 'waits' }, /^--id waits: the catalogue has this document already\.$/],
    [good, { id: 'basics' }, /^--id basics: there is a folder of that name in .+ already\.$/],
    [good, { id: 'A B' }, /^--id A B: an id is of small letters/],
    [good, { prefix: 'h-' }, /^--prefix h-: a prefix is of letters and digits/],
    [good, { prefix: 'custom' }, /^--prefix custom: /],
    [good, { prefix: 'w' }, /^--prefix w: the ids of waits begin with it already\.$/],
    [good, { amends: ['walks'] }, /^--amends walks: there is no such document\. They are waits\.$/],
  ]
  inCopy(dir => {
    mkdirSync(join(dir, 'basics'), { recursive: true })
    const before = readFileSync(join(dir, 'documents.yaml'), 'utf8')
    for (const [file, more, sentence] of wrong) expect(() => enter(file, more, dir)).to.throw(UsageError, sentence)
    expect(readFileSync(join(dir, 'documents.yaml'), 'utf8')).to.equal(before)
  })
})

test('a copy of a document that the catalogue has is told', () => {
  const file = source('copy.txt', whole)
  inCopy(dir => {
    enter(file, {}, dir)
    expect(() => enter(file, { id: 'again', prefix: 'x' }, dir)).to.throw(
      /copy\.txt: this is a copy of copy, which the catalogue has\. `sources check` says what changed in it\.$/,
    )
  })
})
