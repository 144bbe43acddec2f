import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { HelloResult } from '../../protocol/types.ts'
import { UsageError } from '../../runner/usage-error.ts'
import type { Case } from '../../steps/suite/case.ts'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { reachOf, readHello } from './reach.ts'

const needing = (titles: readonly string[], actions: readonly string[] = [], ruleset = '1e-2014') =>
  ({
    rulings: ['1eD-deck-01'],
    customs: [],
    ruleset,
    titles,
    needs: { actions },
    steps: [{ keyword: 'When' }],
  }) as unknown as Case

const hello = {
  engine: { name: 'Mine', version: '1' },
  protocol: '1.0',
  can: { rulesets: ['1e-2014'], actions: ['play'] },
  unknownTitles: ['Data', 'Archer'],
} as unknown as HelloResult

describe('the reach of a greeting', () => {
  it('counts what could be played, and what keeps the rest out, most unlocking first', () => {
    const reach = reachOf(hello, [
      needing(['Excavation'], ['play']),
      needing(['Data']),
      needing(['Archer', 'Data']),
      needing([], ['beam']),
      needing([], ['beam']),
      needing(['Data'], ['beam']),
      needing(['Data'], [], '1e-1996'),
      needing([], [], '2e'),
    ])
    expect(reach).to.deep.include({ engine: 'Mine', cases: 6, playable: 1, bodies: 1 })
    expect(reach.out).to.deep.equal({ titles: 2, declarations: 2, both: 1, declined: 0 })
    expect(reach.lacks).to.deep.equal([
      { what: 'actions "beam"', kind: 'declaration', cases: 3, alone: 2, together: 3 },
      { what: 'Data', kind: 'title', type: 'personnel', cases: 3, alone: 1, together: 5 },
      { what: 'Archer', kind: 'title', type: 'dilemma', cases: 1, alone: 0, together: 6 },
    ])
    expect(
      reach.rulesets.map(({ ruleset, cases, playable, undeclared }) => [ruleset, cases, playable, undeclared]),
    ).to.deep.equal([
      ['1e-2014', 6, 1, undefined],
      ['1e-1996', 1, 0, true],
    ])
  })

  it('counts what can be played because cards are made up', () => {
    const able = {
      ...hello,
      can: { ...hello.can, madeUp: ['personnel'] },
      unknownTitles: ['Alyssa Ogawa', 'Archer'],
    } as HelloResult
    const reach = reachOf(able, [
      needing(['Alyssa Ogawa']),
      needing(['Alyssa Ogawa', 'Archer']),
      needing(['Excavation']),
    ])
    expect(reach).to.deep.include({ cases: 3, playable: 2, standIns: 1 })
  })

  it('is read from a file that holds the answer or the whole reply', () => {
    const file = join(temporaryFolder('hello-'), 'hello.json')
    for (const text of [JSON.stringify(hello), JSON.stringify({ id: 1, result: hello })]) {
      writeFileSync(file, text)
      expect(readHello(file).engine.name).to.equal('Mine')
    }
    for (const text of ['Name,Type', '[]', 'null', '{"can":{},"unknownTitles":3}']) {
      writeFileSync(file, text)
      expect(() => readHello(file), text).to.throw(UsageError, '--hello ')
    }
  })
})
