import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { expect } from 'chai'
import { UsageError } from '../../runner/usage-error.ts'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { readProposal } from './proposal.ts'

const folder = temporaryFolder('stccg-proposal-')
const file = join(folder, 'p.yaml')

const good = `title: Equipment never stops
reason: Simpler.
base: 1e-2014
changes:
  - adopt: 2eS-stopped-20
    from: 2e
    in place of: [1eS-stopped-33, 1eS-stopped-34]
  - repeal: 1eS-stopped-35
  - read: tie-on-another-card
    as: opponent
`

function read(text: string) {
  writeFileSync(file, text)
  return readProposal(file)
}

function refusal(text: string): string {
  try {
    read(text)
  } catch (error) {
    expect(error).to.be.instanceOf(UsageError)
    return (error as Error).message.replaceAll(folder, '')
  }
  throw new Error('was read')
}

describe('readProposal', () => {
  for (const [filter, near] of [
    ['is: stoped', 'value of "is" "stoped". Nearest: stopped'],
    ['type: persons', 'value of "type" "persons". Nearest: personnel'],
    ['type: [ship, facilty]', 'value of "type" "facilty". Nearest: facility'],
    ['skill: Leadersip', 'value of "skill" "Leadersip". Nearest: Leadership'],
    ['affiliation: constructor', 'value of "affiliation" "constructor". Nearest: '],
    ['not: { name: Dta }', 'value of "name" "Dta". Nearest: Data'],
  ] as const)
    test(`refuses a filter that fits no card: ${filter}`, () => {
      const change = (words: string) =>
        `title: T\nreason: r\nbase: 1e-2014\nchanges:\n  - enact: E\n    asked: can\n    when: { card: { ${words} } }\n    answer: may not\n`
      expect(refusal(change(filter))).to.include(`p.yaml:7: there is no ${near}`)
      expect(read(change('is: stopped, type: [ship, personnel], skill: Leadership')).changes).to.have.length(1)
    })

  test('reads the three verbs, and rulesets that look like numbers', () => {
    expect(read(good)).to.deep.equal({
      file,
      title: 'Equipment never stops',
      reason: 'Simpler.',
      base: '1e-2014',
      changes: [
        { adopt: ['2eS-stopped-20'], from: '2e', inPlaceOf: ['1eS-stopped-33', '1eS-stopped-34'], line: 5 },
        { repeal: ['1eS-stopped-35'], line: 8 },
        { read: 'tie-on-another-card', as: 'opponent', line: 9 },
      ],
    })
    expect(read(good.replace('base: 1e-2014', 'base: 1e-1996')).base).to.equal('1e-1996')
  })

  const broken: readonly (readonly [what: string, right: string, wrong: string, sentence: string])[] = [
    ['a misspelt key', 'reason:', 'raeson:', '/p.yaml:2: there is no key "raeson" here. Nearest: "reason"'],
    ['a key twice', 'title: Equipment never stops', 'base: 2e', 'Map keys must be unique'],
    ['an empty reason', 'Simpler.', '" "', '/p.yaml:2: "reason" says nothing.'],
    ['an unknown ruleset', 'from: 2e', 'from: 3e', '/p.yaml:6: there is no ruleset "3e". Nearest: 2e'],
    ['an unknown base', 'base: 1e-2014', 'base: 1e-2013', '/p.yaml:3: there is no ruleset "1e-2013". Nearest: 1e-2014'],
    [
      'an unknown ruling',
      '2eS-stopped-20',
      '2eS-stoped-20',
      'there is no ruling "2eS-stoped-20". Nearest: 2eS-stopped-20',
    ],
    ['one in a list', '1eS-stopped-34]', '1eS-stopped-99]', '/p.yaml:7: there is no ruling "1eS-stopped-99".'],
    [
      'a pattern of nothing',
      '1eS-stopped-35',
      '1eS-stoped-*',
      'there is no ruling "1eS-stoped-". Nearest: 1eS-stopped-',
    ],
    [
      'an unknown question',
      'tie-on-another-card',
      'tie-on-other-card',
      'open question "tie-on-other-card". Nearest: tie-on-another-card',
    ],
    ['an unknown reading', 'as: opponent', 'as: nobody', '/p.yaml:10: there is no reading "nobody".'],
    ['a verb without its partner', '    from: 2e\n', '', '/p.yaml:5: "adopt" needs a line "from: …" next to it.'],
    ['two verbs', '- repeal:', '- read: x\n    repeal:', '/p.yaml:8: '],
    ['a block for words', 'Simpler.', '{ a: b }', '/p.yaml:2: "reason" must be words, but is a block.'],
    ['broken YAML', 'changes:', 'changes: [', 'p.yaml:5: this is not YAML'],
    ['an alias of nothing', 'Simpler.', '*nothing', 'this is not YAML: Unresolved alias'],
  ]
  for (const [what, right, wrong, sentence] of broken)
    test(`refuses ${what}`, () => {
      expect(refusal(good.replace(right, wrong))).to.contain(sentence)
    })

  test('tells all that is wrong at once', () => {
    expect(refusal('title: a\nchanges: [7, {}]').split('\n')).to.have.length(3)
  })

  test('refuses what is no proposal at all, and what cannot be read', () => {
    for (const text of ['', '[]', '7', '---\n---\n']) expect(refusal(text)).to.contain('/p.yaml:')
    expect(() => readProposal(folder)).to.throw(UsageError, 'the proposal cannot be read (EISDIR)')
  })
})
