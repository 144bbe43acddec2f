import { describe, it } from 'node:test'
import { expect } from 'chai'
import * as fc from '../test/fixture/fc.ts'
import { spoilt } from '../test/fixture/malformed.ts'
import { readReply } from './envelope.ts'
import { helloFault } from './hello-fault.ts'

const hello = {
  protocol: '1.0',
  engine: { name: 'Some', version: '1' },
  can: { rulesets: ['2e'], places: ['hand'], chance: true, seats: 2, boards: 'any' },
  unknownTitles: [],
  declines: ['custom-x-1'],
}

describe('a greeting', () => {
  it('that is as the protocol says has no fault, nor has one with fields that nobody knows', () => {
    expect(helloFault(hello)).to.equal(undefined)
    expect(helloFault({ ...hello, 'x-more': {}, can: {} })).to.equal(undefined)
  })

  for (const [field, odd, words] of [
    ['can', undefined, 'nothing as "can", which should be an object'],
    ['can', [], '[] as "can"'],
    ['engine', 'Some', '"Some" as "engine"'],
    ['engine', { name: 5, version: '1' }, '5 as "engine.name"'],
    ['engine', { name: 'x'.repeat(5000), version: '1' }, 'as "engine.name", which should be a text of at most 200'],
    [
      'engine',
      { name: 'x\n::error::', version: '1' },
      'as "engine.name", which should be a text of at most 200 characters on one line',
    ],
    ['engine', { name: 'x', version: ' ' }, '" " as "engine.version"'],
    [
      'engine',
      { name: 'x', version: '1', issues: 'javascript:alert(1)' },
      'as "engine.issues", which should be an address',
    ],
    ['engine', { name: 'x', version: '1', source: 'https://a b' }, 'as "engine.source", which should be an address'],
    ['can', { rulesets: '2e' }, '"2e" as "can.rulesets", which should be a list'],
    ['can', { places: ['hand', null] }, 'null as "can.places[1]"'],
    ['can', { chance: 'yes' }, '"yes" as "can.chance", which should be true or false'],
    ['can', { seats: 4 }, '4 as "can.seats"'],
    ['can', { boards: 'none' }, '"none" as "can.boards"'],
    ['unknownTitles', {}, '{} as "unknownTitles"'],
    ['declines', [7], '7 as "declines[0]"'],
    ['unknownTitles', Array(30_000).fill('x'), 'a list of 30,000 as "unknownTitles"'],
  ] as const)
    it(`is told: ${words}`, () => {
      expect(helloFault({ ...hello, [field]: odd })).to.contain(words)
    })

  it('odd in any field is one sentence at most', () => {
    fc.assert(
      fc.property(spoilt(hello), odd => {
        expect(helloFault(odd) ?? '').to.not.match(/\n|undefined|\[object/)
      }),
      { numRuns: 200 },
    )
  })
})

describe('a reply', () => {
  const line = (levels: number, inside = '1') =>
    Buffer.from(`{"id":1,"result":${'['.repeat(levels)}${inside}${']'.repeat(levels)}}`)
  const request = { id: 1, do: 'bye' } as const

  it('may be nested 64 levels deep, and brackets in texts do not count', () => {
    expect(readReply(line(64), request)).to.deep.equal({ fault: 'is nested more than 64 levels deep' })
    expect(readReply(Buffer.from(`{"id":1,"result":{"x":"\\"${'['.repeat(100)}"}}`), request)).to.have.property('reply')
    expect(readReply(line(40), request)).to.not.deep.equal({ fault: 'is nested more than 64 levels deep' })
  })
})
