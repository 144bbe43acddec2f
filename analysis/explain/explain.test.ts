import { readFileSync } from 'node:fs'
import { describe, it, test } from 'node:test'
import { expect } from 'chai'
import { findRuling, loadCatalogue } from '../../catalogue/catalogue.ts'
import { UsageError } from '../../runner/usage-error.ts'
import type { Suite } from '../../steps/suite/case.ts'
import { explainCustom } from './custom.ts'
import { explain } from './explain.ts'
import { findRulings } from './find.ts'

const catalogue = loadCatalogue()
const find = (words: string, cases: Suite['cases'] = []) => findRulings(words, catalogue, { cases })
const found = (words: string) => find(words).rulings.map(ruling => ruling.id)

describe('What explain looks for', () => {
  it('finds one ruling by its id', () => {
    expect(found('faq96-323-borg-ship-06')).to.deep.equal(['faq96-323-borg-ship-06'])
  })

  it('puts rulings whose entry has the words side by side before those that have them apart', () => {
    const ids = found('borg ship')
    expect(ids[0]).to.match(/^faq96-323-borg-ship-/)
    expect(ids.indexOf('faq96-323-borg-ship-28')).to.be.below(ids.indexOf('faq96-12-nullify-03'))
    expect(ids.indexOf('faq96-12-nullify-03')).to.be.below(ids.indexOf('faq96-12-action-15'))
  })

  it('takes a question for its words, whatever their endings', () => {
    expect(found('can I beam a stopped card')[0]).to.equal('1eS-stopped-06')
    expect(found('Are stopped cards beamed?')[0]).to.equal('1eS-stopped-06')
  })

  it('looks for near words where nothing has a word, and says so', () => {
    const { rulings, remarks } = find('beming stoped cards')
    expect(rulings[0]?.id).to.equal('1eS-stopped-06')
    expect(remarks).to.include('Nothing has “beming”; this was looked for instead: beaming.')
    const [remark] = find('stopped xyzzyxyzzy').remarks
    expect(remark).to.equal('No ruling has all of these words; these come nearest.')
  })

  it('takes what is built as an id for an id, never for words', () => {
    const cases = [{ id: '1eS-stopped-06/here@2e', rulings: ['1eS-stopped-06'] }] as unknown as Suite['cases']
    const wrong: readonly (readonly [string, RegExp])[] = [
      [
        '1eS-stopped-600',
        /^explain 1eS-stopped-600: no ruling, basic rule or case has this id\. Nearest: 1eS-stopped-/,
      ],
      ['1ES-stopped-06', /Nearest: 1eS-stopped-06, /],
      ['custom-stopped-99', /Nearest: custom-/],
      ['1eS-stopped-06/foo', /Nearest: 1eS-stopped-06\/here@2e\.$/],
    ]
    for (const [id, sentence] of wrong) expect(() => find(id, cases)).to.throw(UsageError, sentence)
    expect(found('hand-to-hand')).not.to.be.empty
  })

  it('takes the beginning of ids for all that begin so', () => {
    expect(found('1eS-stopped')).to.include('1eS-stopped-06')
    expect(found('1eS-stopped-').every(id => id.startsWith('1eS-stopped-'))).to.equal(true)
  })

  it('leaves signs aside, and says when nothing is found', () => {
    expect(found('borg (ship')).to.deep.equal(found('borg ship'))
    expect(found('(11) a personnel')).not.to.be.empty
    for (const nothing of ['xyzzyxyzzy', '(', '-']) expect(() => found(nothing)).to.throw(UsageError, 'no ruling has')
  })
})

test('a topic is explained by its title, and by the word that `--topic` takes', () => {
  const words = explain(findRuling(catalogue, '1eS-stopped-06'), catalogue, { cases: [] })
  expect(words).to.match(/^ {2}Topic +Stopped cards \(stopped\)$/m)
})

const inLines = (id: string, cases: Suite['cases'] = []) =>
  explain(findRuling(catalogue, id), catalogue, { cases }).split('\n')

/** Below the line that begins with the name, all that belongs to it. */
function part(lines: readonly string[], name: string): readonly string[] {
  const from = lines.findIndex(line => line.startsWith(`  ${name} `))
  if (from < 0) return []
  const to = lines.findIndex((line, i) => i > from && line[2] !== ' ')
  return lines.slice(from, to < 0 ? undefined : to).map(line => line.slice(14))
}

describe('What explain says of an encoded ruling', () => {
  it('names the line of its rule and the question that it answers', () => {
    const lines = inLines('1eS-stopped-06')
    const [rule] = part(lines, 'Rule')
    expect(rule).to.match(/^engine\/law\/stopped\/\S+\.ts:\d+$/)
    expect(textAt(rule!)).to.include("'1eS-stopped-06'")
    const [question, place] = part(lines, 'Answers')
    expect(question).to.match(/^"can" \(else yes\): May the card do this/)
    expect(textAt(place!.trim())).to.include('export const permission')
  })

  it('names the line of the clause where a card carries it out, and no question', () => {
    const lines = inLines('faq96-38-lore-returns-01')
    const [clause] = part(lines, 'Card text')
    expect(clause).to.match(/^engine\/cards\/\S+\.ts:\d+$/)
    expect(textAt(clause!)).to.include("'faq96-38-lore-returns-01'")
    expect([part(lines, 'Rule'), part(lines, 'Answers'), part(lines, 'Room')]).to.deep.equal([[], [], []])
  })

  it('names the code of what it follows from', () => {
    expect(part(inLines('1eS-stopped-19'), 'Rests on')).to.deep.equal([
      `1eS-stopped-06  ${part(inLines('1eS-stopped-06'), 'Rule')[0]}`,
    ])
  })

  it('tells the scenarios of a basic rule from the cases that rest on it, and names its code', () => {
    const id = 'custom-cards-51'
    const around = { feature: { uri: 'f.feature' }, scenario: 'she is there', ruleset: 'r', line: 7 }
    const cases = [
      { ...around, id: 'own', rulings: [id], customs: [id] },
      { ...around, id: 'other', rulings: ['1eS-stopped-06'], customs: [id] },
    ] as unknown as Suite['cases']
    const lines = explainCustom(catalogue.customs.get(id)!, catalogue, { cases }).split('\n')
    expect(part(lines, 'Scenarios')).to.deep.equal(['f.feature:7  she is there  @r'])
    expect(part(lines, 'Rest on it')).to.deep.equal(['other'])
    expect(textAt(part(lines, 'Card text')[0]!)).to.include(`'${id}'`)
  })

  it('says how many of its scenarios it leaves out', () => {
    const one = {
      rulings: ['1eS-stopped-06'],
      feature: { uri: 'f.feature' },
      scenario: 'it stays',
      ruleset: 'r',
      line: 7,
    }
    const scenarios = part(inLines('1eS-stopped-06', Array(20).fill(one)), 'Scenarios')
    expect(scenarios.slice(-2)).to.deep.equal(['f.feature:7  it stays  @r', '… and 12 more'])
  })
})

/** What stands at `file:line`. */
function textAt(place: string): string {
  const [file, line] = place.split(':')
  return readFileSync(file!, 'utf8').split('\n')[Number(line) - 1]!
}
