import { describe, test } from 'node:test'
import { expect } from 'chai'
import { referenceEngine } from '../engine/adapter/serve.ts'
import { type CardIds, withCardIds } from '../protocol/card-ids.ts'
import { inProcess } from '../protocol/in-process.ts'
import type { Board, Reply, Request } from '../protocol/types.ts'
import { unlocking } from '../reports/unlocking.ts'
import { suiteOf } from '../runner/features.ts'
import type { Case } from '../steps/suite/case.ts'
import { drawnCases } from './fixture/drawn.ts'
import { playWith, tally } from './fixture/play-with.ts'

const suite = suiteOf(undefined)
const { titles } = suite
const casesById = new Map(suite.cases.map(one => [one.id, one]))
const twinsOf = ({ twins }: Case): readonly Case[] => twins.map(id => casesById.get(id)!)
/** Titles that every twin of a refusal has and the refusal itself has not, one of each twin. */
const onlyInTwins = (kase: Case): readonly string[] =>
  twinsOf(kase).map(twin => twin.titles.find(title => !kase.titles.includes(title)) ?? '')
/** A refusal that can be played with a map in which no twin of it can. */
const refusal = suite.cases.find(one => one.twins.length > 0 && !onlyInTwins(one).includes(''))!
const named = new Set([refusal.id, ...refusal.twins])
const drawn = new Set(drawnCases(suite, 16).map(({ id }) => id))
/** Fewer, for every message of theirs is held against the schemas. */
const few = new Set(drawnCases(suite, 64).map(({ id }) => id))
const only = ({ id, topic }: Case): boolean => drawn.has(id) || topic === 'stopped' || named.has(id)
const all = new Map(titles.map((title, index) => [title, `card-${index}`]))
const mapOf = (idOf: ReadonlyMap<string, string>): CardIds => ({
  idOf,
  titleOf: new Map([...idOf].map(([title, id]) => [id, title])),
})

/** Knows cards by its ids only, and refuses any title. */
function engineWithIds(heard: string[]): (request: Request) => Reply {
  const titleOf = new Map([...all].map(([title, id]) => [id, title]))
  const ask = referenceEngine()
  const read = (id: string, made: ReadonlySet<string>): string => {
    if (made.has(id)) return id
    heard.push(id)
    const title = titleOf.get(id)
    if (title === undefined) throw new Error(`No card ${id}`)
    return title
  }
  let made: ReadonlySet<string> = new Set()
  const inward = (request: Request): Request => {
    if (request.do === 'hello') return { ...request, titles: request.titles.map(id => read(id, new Set())) }
    if (request.do === 'observe' && request.facts) {
      const facts = request.facts.map(one =>
        one.titles ? { ...one, titles: one.titles.map(id => read(id, made)) } : one,
      )
      return { ...request, facts }
    }
    if (request.do !== 'arrange') return request
    made = new Set(request.board.made?.map(card => card.title))
    const cards = request.board.cards.map(card => ({ ...card, title: read(card.title ?? card.id, made) }))
    return { ...request, board: { ...request.board, cards } }
  }
  const outward = (reply: Reply): Reply => {
    const { board } = ('result' in reply ? reply.result : {}) as { readonly board?: Board }
    if (!board || !('result' in reply)) return reply
    const cards = board.cards.map(card =>
      card.title && !made.has(card.title) ? { ...card, title: all.get(card.title)! } : card,
    )
    return { ...reply, result: { ...reply.result, board: { ...board, cards } } } as Reply
  }
  return request => outward(ask(inward(request)))
}

describe('an engine with ids of its own', () => {
  const heard: string[] = []

  /** Which passes every case that it is asked by title: `npm test` plays them all. */
  test('is judged as if it knew titles', async () => {
    const engine = withCardIds(inProcess(engineWithIds(heard)), mapOf(all))
    const mapped = await playWith(engine, { only: ({ id }) => few.has(id) || named.has(id), strict: true })
    for (const [id, { outcome, message }] of mapped)
      expect({ id, outcome, message }).to.deep.equal({ id, outcome: 'pass', message: undefined })
    expect(heard.length).to.be.greaterThan(1_000)
    expect(heard.filter(id => !id.startsWith('card-'))).to.deep.equal([])
  })

  test('does not apply where the map has no id, and says for which title', async () => {
    const known = new Set([...titles.slice(0, 400), ...refusal.titles].filter(t => !onlyInTwins(refusal).includes(t)))
    const part = new Map([...all].filter(([title]) => known.has(title)))
    const results = [...(await playWith(withCardIds(inProcess(engineWithIds([])), mapOf(part)), { only })).values()]
    const lacking = results.filter(one => one.outcome === 'not-applicable')
    expect(lacking.length).to.be.greaterThan(100)
    for (const { message, missing } of lacking) {
      expect(missing?.titles).to.not.equal(undefined)
      for (const title of missing?.titles ?? []) {
        expect(part.has(title)).to.equal(false)
        expect(message).to.contain(`"${title}"`)
      }
    }
    const rest = results.filter(one => one.outcome !== 'not-applicable')
    expect(Object.keys(tally(rest))).to.deep.equal(['pass'])
    expect(lacking.find(({ id }) => id === refusal.id)?.message).to.match(
      /^the engine refuses what it should, but was not asked where the same is legal, in .*: the engine does not have /,
    )
    const { titles: sets, both } = unlocking(results)
    expect(both).to.equal(0)
    expect(
      sets.reduce((sum, { unlocks }) => sum + unlocks, 0),
      'every case is unlocked in the end',
    ).to.equal(lacking.length)
  })
})
