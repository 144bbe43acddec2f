import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { expect } from 'chai'
import { cardFaults } from '../cards/validate.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { printProblem } from '../catalogue/problem.ts'
import { catalogueFolder } from '../catalogue/read-yaml.ts'
import { validateCatalogue } from '../catalogue/validate.ts'
import { explain } from '../cli/explain.ts'
import { expectRefusal, good, useWorkplace, write } from './fixture/workplace.ts'

useWorkplace()

const misspelt: readonly (readonly [what: string, good: string, bad: string, sentence: string])[] = [
  ['verb', 'Alice beams', 'Alice beamz', 'beaming.feature:14: undefined step: a verb expected after `Alice`'],
  ['title', '| Worf  ', '| Wrof  ', 'beaming.feature:13: no card "Wrof"; nearest: "Worf"'],
  ['place', 'aboard "U.S.S.', 'abord "U.S.S.', 'beaming.feature:13: a place expected, found `abord'],
  ['zone', 'at "Excavation"', 'in the discrad pile', "nearest: `Bob's discard pile`"],
  [
    'ruling',
    '1eS-stopped-06',
    '1eS-stoped-06',
    'beaming.feature:3: no ruling "1eS-stoped-06"; nearest: "1eS-stopped-06"',
  ],
  ['ruleset', '1e-glossary', '1e-glosary', 'beaming.feature:3: no ruleset "1e-glosary"; nearest: "1e-glossary"'],
  ['tag', '@ruling=', '@rulling=', 'beaming.feature:3: no tag "@rulling=1eS-stopped-06"'],
]
for (const [what, right, wrong, sentence] of misspelt)
  test(`a feature with an unknown ${what}`, async () => {
    write('beaming.feature', good.replace(right, wrong))
    await expectRefusal(sentence, 'run', '--features', 'beaming.feature', '--out', 'reports')
  })

const broken: readonly (readonly [what: string, text: string, sentence: string])[] = [
  ['that is not Gherkin', good.replace('Feature:', 'Future:'), 'beaming.feature:1: not Gherkin: expected:'],
  [
    'with a ragged table',
    good.replace('| mission    |', '| mission | span |'),
    'beaming.feature:9: not Gherkin: inconsistent cell',
  ],
  ['that is empty', '', 'beaming.feature:1: the file has no `Feature:`'],
  ['without scenarios', good.replace('Example:', 'Exmaple:'), 'beaming.feature: there is no scenario here'],
  [
    'without a ruleset',
    good.replace('@ruling=1eS-stopped-06 @1e-glossary', '@ruling=1ex-stopped-06'),
    'lacks a ruleset',
  ],
]
for (const [what, text, sentence] of broken)
  test(`a feature ${what}`, async () => {
    write('beaming.feature', text)
    await expectRefusal(sentence, 'run', '--features', 'beaming.feature', '--out', 'reports')
  })

const stopped = '1e-glossary-s/st.yaml'

/** A copy of the catalogue with one text in one file replaced. */
function catalogueWith(file: string, right: string | RegExp, wrong: string): string {
  cpSync(catalogueFolder, 'rulings', { recursive: true })
  const text = readFileSync(`rulings/${file}`, 'utf8')
  const changed = text.replace(right, wrong)
  expect(changed).not.to.equal(text)
  writeFileSync(`rulings/${file}`, changed)
  return 'rulings'
}

const faults: readonly (readonly [what: string, right: string | RegExp, wrong: string, fault: RegExp])[] = [
  ['that is not YAML', /^- id: /, '- id: [', /^1e-glossary-s\/st\.yaml:\d+: this is not YAML: .+\.$/],
  [
    'with an unknown key',
    /^ {2}topic: /m,
    '  topik: ',
    /^1e-glossary-s\/st\.yaml:\d+: .+: no key "topik"\. Nearest: "topic"\.$/,
  ],
  [
    'met in an unknown way',
    /^ {2}met: \w.*$/m,
    '  met: follow-from',
    /"follow-from" is not possible\. Nearest: "follows-from"\./,
  ],
  ['that follows from an unknown one', /^ {2}from: \[/m, '  from: [1eS-stopped-999, ', /1eS-stopped-999/],
]
for (const [what, right, wrong, fault] of faults)
  test(`rulings ${what}`, () => {
    const problems = validateCatalogue(catalogueWith(stopped, right, wrong)).map(printProblem)
    expect(problems.filter(problem => fault.test(problem))).to.have.length(1)
  })

test('a catalogue that is not YAML is told to whoever runs the suite', () => {
  const dir = catalogueWith(stopped, /^- id: /, '- id: [')
  expect(told(() => loadCatalogue(dir))).to.match(/^1e-glossary-s\/st\.yaml:\d+: this is not YAML: .+\n$/)
})

test('cards that are not YAML, and cards that do not fit the schema', () => {
  write('cards/ships.yaml', 'type: ship\ncards:\n  Runabout:\n    range: 7\n   shields: 5\n')
  expect(told(() => cardFaults('cards'))).to.match(/^cards\/ships\.yaml:5: this is not YAML: .+\n$/)
  write('cards/ships.yaml', 'type: ship\ncards:\n  Runabout:\n    raneg: 7\n')
  expect(cardFaults('cards').join()).to.match(/^ships\.yaml: Runabout .+ \(raneg\)$/)
})

/** What the command line makes of a failure: a sentence and exit code 2. */
function told(action: () => unknown): string {
  const { write } = process.stderr
  let text = ''
  process.stderr.write = (chunk: string | Uint8Array): boolean => {
    text += chunk
    return true
  }
  try {
    action()
    return 'nothing went wrong'
  } catch (error) {
    expect(explain(error)).to.equal(2)
    return text
  } finally {
    process.stderr.write = write
  }
}
