import { describe, it } from 'node:test'
import { expect } from 'chai'
import { changed } from '../../analysis/fairness/liberties/liberty.ts'
import { greet } from '../../analysis/reference.ts'
import { titles } from '../../cards/catalogue.ts'
import { referenceEngine } from '../../engine/adapter/serve.ts'
import type { Can, HelloResult, Reply, Request } from '../../protocol/types.ts'
import { madeUpTypes } from '../../protocol/words.ts'
import { suiteOf } from '../../runner/features.ts'
import { playOne } from '../../test/fixture/play-one.ts'
import type { Case } from '../suite/case.ts'
import { whyNot } from './applies.ts'
import { standIns } from './stand-ins.ts'

const { cases } = suiteOf(undefined)
const { hello } = await greet(referenceEngine())
const { can } = hello
const madeFor = (one: Case, madeUp: Can['madeUp'] = madeUpTypes): readonly string[] =>
  standIns(one, { can: { ...can, madeUp }, unknownTitles: titles() }).map(({ title }) => title)

const strange = 'Nobody knows '
const under = (key: string, value: unknown, rename: (title: string) => string): unknown => {
  if (typeof value === 'string') return ['title', 'titles', 'word', 'of'].includes(key) ? rename(value) : value
  if (Array.isArray(value)) return value.map(one => under(key, one, rename))
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, under(name, one, rename)]))
}

/** The reference engine as one that has never heard of these titles: what it makes up has another title inside it. */
function without(absent: ReadonlySet<string>): (request: Request) => Reply {
  const engine = referenceEngine()
  const into = (title: string): string => (absent.has(title) ? strange + title : title)
  const out = (title: string): string => (title.startsWith(strange) ? title.slice(strange.length) : title)
  return request => {
    if (request.do === 'hello')
      return changed(engine(request), result => ({ ...(result as HelloResult), unknownTitles: [...absent] }))
    const asked =
      request.do === 'arrange'
        ? {
            ...request,
            board: { ...request.board, cards: request.board.cards.map(one => ({ title: one.id, ...one })) },
          }
        : request
    return under('', engine(under('', asked, into) as Request), out) as Reply
  }
}

describe('printed cards that an engine does not have', () => {
  it('are made up for it where nothing looks for their titles, and every such case holds', async () => {
    const played = cases.filter(one => madeFor(one).length)
    expect(played).to.have.length.above(1000)
    const wrong: string[] = []
    for (const one of played) {
      const { outcome, message } = await playOne(one, without(new Set(madeFor(one))))
      if (outcome !== 'pass') wrong.push(`${one.id}: ${message}`)
    }
    expect(wrong).to.deep.equal([])
  })

  const lacking = (one: Case, madeUp: Can['madeUp']) =>
    whyNot(one, { ...hello, can: { ...can, madeUp }, unknownTitles: titles() })
  const some = cases.find(one => one.titles.length === 1 && madeFor(one).length)!

  it('keep a case from an engine that does not make their type up', () => {
    expect(lacking(some, madeUpTypes)).to.equal(undefined)
    expect(lacking(some, [])?.missing?.titles).to.deep.equal(some.titles)
  })

  it('are not made up beside a text, nor where a fact is asked', () => {
    const beside = cases.filter(({ titles }) => titles.includes('Archer'))
    const asked = cases.filter(({ needs }) => needs.facts?.length)
    expect([beside.length > 0, asked.length > 0]).to.deep.equal([true, true])
    for (const one of [...beside, ...asked]) expect(madeFor(one), one.id).to.deep.equal([])
  })
})
