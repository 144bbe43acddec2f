import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { playAll } from '../analysis/trace/play-all.ts'
import { groundsIn } from '../catalogue/grounds.ts'
import { loadSuite } from '../steps/suite/load-suite.ts'
import { temporaryFolder } from './fixture/temporary.ts'

const folder = temporaryFolder('stccg-strictness-')

const table = `    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Excavation"            |
        | Data              | aboard "U.S.S. Enterprise" |
        | Worf              | on "Excavation"            |
        | Calloway          | on "Excavation"            |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
`

/** What the reference engine's play of the steps comes to under the law of 1996: `pass`, or the message. */
async function outcomeOf(steps: readonly string[], ruling = 'faq96-12-stopped-01'): Promise<string> {
  const file = join(folder, 'one.feature')
  const lines = steps.map(step => `      ${step}`).join('\n')
  writeFileSync(
    file,
    `Feature: F\n\n  @ruling=${ruling} @1e-1996\n  Rule: R\n${table}\n    Example: it is played\n${lines}\n`,
  )
  const suite = loadSuite([file])
  expect(suite.problems).to.deep.equal([])
  const [verdict] = (await playAll(suite, groundsIn())).values()
  return verdict?.outcome === 'pass' ? 'pass' : `${verdict?.outcome}: ${verdict?.message}`
}

const stopped = 'Given "Data" is stopped'
const beams = 'When Alice beams "Data" to "Excavation"'
const attempts = 'When Alice attempts "Excavation" from "Excavation"'

const cases: readonly (readonly [what: string, steps: readonly string[], message: string])[] = [
  [
    'a refusal that nobody calls illegal',
    [stopped, beams, 'Then "Data" is still stopped'],
    'should be legal, but the engine refused',
  ],
  ['a refusal at the end', [stopped, beams], 'should be legal, but the engine refused'],
  [
    'something illegal that is done',
    [beams, 'Then that is illegal'],
    'should be illegal, but the engine let it happen',
  ],
  ['a decision that nobody takes', [attempts, 'Then "Worf" is still on "Excavation"'], 'must still choose'],
  ['a decision that is open when something else is done', [attempts, beams], 'must still choose'],
  [
    'an answer that nobody asked for',
    [beams, 'And chance chooses "Worf"', 'Then "Data" is now on "Excavation"'],
    'Nobody has to choose anything now',
  ],
  [
    'an answer of somebody else',
    [attempts, 'And Bob chooses "Worf"', 'Then "Worf" has been killed'],
    'It is chance who must choose now, not Bob',
  ],
  [
    'other candidates',
    [attempts, 'And chance chooses "Worf" from "Worf" and "Data"', 'Then "Worf" has been killed'],
    'The candidates should be',
  ],
  ['a change that is none', [beams, 'Then "Worf" is now on "Excavation"'], 'as it was before'],
  ['something that is still so and was not', [beams, 'Then "Data" is still on "Excavation"'], 'but was not before'],
  [
    'something that is no longer so and never was',
    [beams, 'Then "Data" is no longer stopped'],
    'was not before either',
  ],
  ['a change that nobody mentions', [beams, 'Then nothing else has changed'], 'Nothing else should have changed'],
  [
    'a legal deed called illegal in a table',
    ['Then these are illegal:', '  | action                           |', '  | Alice beams "Data" to "Excavation" |'],
    'should be illegal',
  ],
  [
    'a pile that holds something else',
    [beams, `Then Alice's hand now holds in order:`, '  | card |', '  | Hugh |'],
    'The pile should hold',
  ],
  ['a pile of another size', [beams, "Then Alice's hand now holds two cards"], 'should hold 2 cards, but it holds 0'],
  ['an event that did not happen', [beams, 'Then "Worf" has been killed'], 'should have been killed'],
  [
    'a response that no window permits',
    [
      'Given Bob has:',
      '  | card | where   |',
      '  | Hugh | in hand |',
      beams,
      'And Bob responds with "Hugh"',
      'Then "Data" is now on "Excavation"',
    ],
    'opened no window',
  ],
  [
    'a passing that nobody is asked for',
    [beams, 'And Alice passes', 'Then "Data" is now on "Excavation"'],
    'the engine asks Alice for nothing that may be passed',
  ],
  [
    'a response called illegal while its window is open',
    [
      "Given it is Bob's turn",
      'And Bob has:',
      '  | card            | where   |',
      '  | Long-Range Scan | in hand |',
      'And Alice has:',
      '  | card          | where   |',
      '  | Amanda Rogers | in hand |',
      'When Bob plays "Long-Range Scan" on "U.S.S. Enterprise"',
      'Then these are illegal:',
      '  | action                      |',
      '  | Alice plays "Amanda Rogers" |',
    ],
    'Alice plays "Amanda Rogers" should be illegal',
  ],
  ['the right outcome for another reason', [beams, 'Then "Data" is now on "Excavation"'], 'did not decide it'],
]

describe('the judge fails', () => {
  for (const [what, steps, message] of cases) {
    it(what, async () => {
      expect(await outcomeOf(steps))
        .to.match(/^fail: /)
        .and.contain(message)
    })
  }
})

describe('the judge passes', () => {
  it('what was refused for the reason that is named', async () => {
    expect(await outcomeOf([stopped, beams, 'Then that is illegal', 'And nothing else has changed'])).to.equal('pass')
  })

  it('what was done for the reason that is named', async () => {
    const steps = [
      'When Alice beams "Worf" aboard "U.S.S. Enterprise"',
      'Then "Worf" is now aboard "U.S.S. Enterprise"',
      'And nothing else has changed',
    ]
    expect(await outcomeOf(steps, 'faq96-23-beaming-09')).to.equal('pass')
  })
})
