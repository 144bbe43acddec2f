import { describe, it } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import { expect } from 'chai'
import { fragmentOf, type Situation, situationIn, withNames } from './situation.ts'

const good: Situation = {
  text: 'Feature: “Wörf” \u{1f596} <script>',
  rulesets: ['1e-1996', '2e'],
  struck: ['1eS-stopped-06'],
  readings: [],
  step: 3,
}

const packed = (bytes: string | Buffer, version = '1'): string =>
  `${version}.${deflateRawSync(bytes).toString('base64url')}`
const written = (value: unknown): string => packed(JSON.stringify(value))

describe('a link', () => {
  it('opens what it was made of', async () => {
    expect(await situationIn(await fragmentOf(good))).to.deep.equal(good)
    const { step: _, ...whole } = good
    expect(await situationIn(await fragmentOf(whole))).to.deep.equal(whole)
  })

  const broken: Readonly<Record<string, string>> = {
    'no content': '1.',
    'what is no base64': '1.§§§',
    'what is not deflated': `1.${Buffer.from('nothing').toString('base64url')}`,
    'a part of it': packed(JSON.stringify(good)).slice(0, -9),
    'what is not JSON': packed('{"text"'),
    'bytes of no text': packed(Buffer.from([0xff, 0xfe, 0x00, 0xd8])),
    nothing: written(null),
    'a number': written(7),
    'no laws': written({ text: '' }),
    'a text that is a list': written({ ...good, text: ['x'] }),
    'laws that are an object': written({ ...good, rulesets: { length: 1, 0: '2e' } }),
    'rulings that are numbers': written({ ...good, struck: [1] }),
    'a step before the first': written({ ...good, step: -1 }),
    'half a step': written({ ...good, step: 1.5 }),
    'a step that is none': written({ ...good, step: null }),
    'a deep nest': packed('['.repeat(200_000) + ']'.repeat(200_000)),
    'a deep nest in it': packed(`{"text":"","rulesets":[],"struck":${'['.repeat(9_999)}${']'.repeat(9_999)}}`),
  }
  for (const [what, fragment] of Object.entries(broken))
    it(`with ${what} is broken, in words`, async () => {
      expect(await situationIn(fragment)).to.match(/^This link is broken: /)
    })

  it('that unpacks to far more than it is, is not unpacked', async () => {
    const bomb = written({ ...good, text: 'x'.repeat(60_000_000) })
    expect(bomb.length).to.be.below(100_000)
    expect(await situationIn(bomb)).to.match(/^This link holds more than any scenario needs/)
  })

  it('of another version says which, in a few characters', async () => {
    for (const fragment of ['2.abc', '', '01.abc', '__proto__', 'constructor.x', '<b>.x', '1'.repeat(100_000)]) {
      const said = await situationIn(fragment)
      expect(said)
        .to.be.a('string')
        .and.to.match(/^This link is of another version/)
      expect(said).to.have.length.below(200)
    }
  })

  it('keeps what it holds beside a situation out of it', async () => {
    const found = await situationIn(packed(`{"__proto__":{"step":1},"constructor":1,${JSON.stringify(good).slice(1)}`))
    expect(found).to.deep.equal(good)
    expect(Object.getPrototypeOf(found)).to.equal(Object.prototype)
  })

  it('keeps half of a pair of surrogates', async () => {
    const found = (await situationIn(packed('{"text":"\\ud800","rulesets":[]}'))) as Situation
    expect(found.text).to.equal('\ud800')
    expect(await situationIn(await fragmentOf(found))).to.include({ text: '\ud800' })
  })
})

describe('the names in a link', () => {
  const names = {
    rulesets: new Set(['1e-1996', '2e']),
    rulings: new Set(['1eS-stopped-06']),
    readings: new Map([['boarding/one', 1]]),
  }

  it('are kept where the page has them', () => {
    expect(withNames(good, names)).to.deep.equal({ situation: good })
  })

  it('are kept once, and what the page does not have is left out and told', () => {
    const many = {
      ...good,
      rulesets: ['2e', '__proto__', '2e'],
      struck: ['constructor', ...good.struck],
      readings: Array.from({ length: 5_000 }, (_, at) => `x/${at}`),
    }
    const { situation, remark } = withNames(many, names)
    expect(situation).to.deep.equal({ ...good, rulesets: ['2e'], readings: [] })
    expect(remark).to.equal(
      'This link names what this page does not have, which is left out: “__proto__” and 5001 more.',
    )
    expect(withNames({ ...good, struck: ['x'.repeat(9_000)] }, names).remark).to.have.length.below(200)
  })
})
