import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadCatalogue } from './catalogue.ts'
import { withCatalogue } from './fixtures/small-catalogue.ts'
import { printProblem } from './problem.ts'
import { validateCatalogue } from './validate.ts'

function problems(file: string, from: string, to: string): readonly string[] {
  return withCatalogue(file, from, to, dir => validateCatalogue(dir).map(printProblem))
}

describe('validateCatalogue', () => {
  it('finds nothing to mend in the catalogue of the project', () => {
    expect(validateCatalogue().map(printProblem)).to.deep.equal([])
  })

  it('finds nothing to mend in a small one', () => {
    expect(problems('waits/wa.yaml', '', '')).to.deep.equal([])
  })

  const cases: readonly (readonly [string, string, string, string, string])[] = [
    [
      'a misspelt key',
      'waits/wa.yaml',
      'topic:',
      'topics:',
      'waits/wa.yaml:7: w-waiting-01: no key "topics". Nearest: "topic".',
    ],
    [
      'a value that is not possible',
      'waits/wa.yaml',
      'met: open',
      'met: opens',
      'waits/wa.yaml:9: w-waiting-01, met: "opens" is not possible. Nearest: "open".',
    ],
    [
      'a missing key',
      'waits/wa.yaml',
      '  from: [w-waiting-01]\n',
      '',
      'waits/wa.yaml:12: w-waiting-02: lacks "from". Add a line "from: …".',
    ],
    [
      'a key that does not go with met',
      'waits/wa.yaml',
      'met: open\n',
      'met: open\n  why: none\n',
      'waits/wa.yaml:10: w-waiting-01, why: does not go with this "met".',
    ],
    [
      'what cannot be checked and is not excluded',
      'waits/wa.yaml',
      'testable: yes',
      'testable: no',
      'waits/wa.yaml:9: w-waiting-01, met: must be "excluded" here, not "open".',
    ],
    [
      'a word for a number',
      'waits/wa.yaml',
      'paragraph: 1',
      'paragraph: one',
      'waits/wa.yaml:3: w-waiting-01, paragraph: must be integer, but is "one".',
    ],
    [
      'an unknown ruling in from',
      'waits/wa.yaml',
      '[w-waiting-01]',
      '[w-wating-01]',
      'waits/wa.yaml:12: w-waiting-02: no ruling or basic rule "w-wating-01". Nearest: w-waiting-01',
    ],
    [
      'a circle',
      'waits/wa.yaml',
      '[w-waiting-01]',
      '[w-waiting-02]',
      'waits/wa.yaml:12: w-waiting-02: follows from itself in a circle',
    ],
    [
      'an id of another document',
      'waits/wa.yaml',
      'id: w-waiting-02',
      'id: x-waiting-02',
      'waits/wa.yaml:12: x-waiting-02: ids of this document begin with "w-"',
    ],
    [
      'an id used twice',
      'waits/wa.yaml',
      'id: w-waiting-02',
      'id: w-waiting-01',
      'waits/wa.yaml:1: "w-waiting-01" is in waits/wa.yaml already.',
    ],
    [
      'a paragraph that is not there',
      'waits/wa.yaml',
      'paragraph: 2',
      'paragraph: 3',
      'waits/wa.yaml:12: w-waiting-02: the document has no paragraph 3 in "waiting"',
    ],
    [
      'a paragraph with other words',
      'waits/paragraphs.yaml',
      'bbbbbbbbbb',
      'cccccccccc',
      'waits/wa.yaml:12: w-waiting-02: was drawn from another wording; read paragraph 2 again, then set "digest: cccccccccc".',
    ],
    [
      'a reading that is not there',
      'open-questions/waiting.yaml',
      'plays: long',
      'plays: lang',
      'open-questions/waiting.yaml:1: how-long: no reading "lang". Nearest: long',
    ],
    [
      'a question with one reading',
      'open-questions/waiting.yaml',
      '    short: Not very long.\n',
      '',
      'open-questions/waiting.yaml:5: how-long, readings: must NOT have fewer than 2',
    ],
    [
      'an unknown ruleset',
      'open-questions/waiting.yaml',
      '[patient]',
      '[impatient]',
      'open-questions/waiting.yaml:1: how-long: no ruleset "impatient". Nearest: patient',
    ],
    [
      'an unknown document',
      'contradictions.yaml',
      '[waits]',
      '[wait]',
      'contradictions.yaml:1: waiting: no document "wait". Nearest: waits',
    ],
    [
      'an unknown format',
      'documents.yaml',
      'format: glossary',
      'format: glosary',
      'documents.yaml:6: waits, format: "glosary" is not possible. Nearest: "glossary".',
    ],
  ]
  for (const [what, file, from, to, message] of cases) {
    it(`says where ${what} stands, and how to mend it`, () => {
      const found = problems(file, from, to)
      expect(found[0]).to.match(new RegExp(`^${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`))
    })
  }

  it('says where YAML is broken', () => {
    const [first] = problems('waits/wa.yaml', '  kind: rule', '   kind: rule')
    expect(first).to.match(/^waits\/wa\.yaml:5: this is not YAML: bad indentation of a mapping entry\. Compare /)
  })
})

describe('loadCatalogue', () => {
  it('says in which line YAML is broken', () => {
    const load = () => withCatalogue('waits/wa.yaml', 'from: [', 'from: [[', loadCatalogue)
    expect(load).to.throw(/^waits\/wa\.yaml:\d+: this is not YAML: /)
  })

  it('says which file holds no rulings', () => {
    const load = () => withCatalogue('waits/wa.yaml', '- id: w-waiting-01', 'id: w-waiting-01', loadCatalogue)
    expect(load).to.throw(/^waits\/wa\.yaml/)
  })

  it('says which file is missing', () => {
    expect(() => loadCatalogue('/nowhere')).to.throw(/^documents\.yaml: cannot be read\. The catalogue in \/nowhere/)
  })
})
