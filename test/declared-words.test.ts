import { describe, it } from 'node:test'
import { expect } from 'chai'
import { referenceEngine } from '../engine/adapter/serve.ts'
import { Client } from '../protocol/client.ts'
import { inProcess } from '../protocol/in-process.ts'
import type { ActResult, Board, Can, Reply } from '../protocol/types.ts'
import { suiteOf } from '../runner/features.ts'
import { playCase } from '../steps/judge/play-case.ts'
import type { Case } from '../steps/suite/case.ts'
import { unhurried } from './fixture/patient.ts'

const lists = ['phases', 'places', 'conditions', 'counts', 'decisions', 'events'] as const
type List = (typeof lists)[number]

/** The words of these lists that a reply shows, as `list word`. */
function shownIn(reply: Reply): readonly string[] {
  const {
    board,
    events = [],
    pending = [],
  } = ('result' in reply ? reply.result : {}) as Partial<ActResult> & {
    readonly board?: Board
  }
  const words: (readonly [List, string])[] = [
    ...(board ? [['phases', board.turn.phase] as const] : []),
    ...(board?.cards ?? []).flatMap(({ where, is = [], count = {} }) => [
      ['places', where[0]] as const,
      ...is.map(word => ['conditions', word] as const),
      ...Object.keys(count).map(word => ['counts', word] as const),
    ]),
    ...(board?.players ?? []).flatMap(({ count = {} }) => Object.keys(count).map(word => ['counts', word] as const)),
    ...events.map(({ event }) => ['events', event] as const),
    ...pending.map(({ kind }) => ['decisions', kind] as const),
  ]
  return words.map(([list, word]) => `${list} ${word}`)
}

/** What the reference engine declares and shows in no case; those that need a word are played first. */
async function neverShown(): Promise<readonly string[]> {
  const { cases, titles } = suiteOf(undefined)
  const missing = new Set<string>()
  const engine = referenceEngine()
  const client = new Client(
    inProcess(request => {
      const reply = engine(request)
      for (const word of shownIn(reply)) missing.delete(word)
      return reply
    }),
    unhurried,
  )
  const hello = await client.hello(titles)
  const wordsOf = (can: Can): readonly string[] =>
    lists.flatMap(list => (can[list] ?? []).map(word => `${list} ${word}`))
  for (const word of wordsOf(hello.can)) missing.add(word)
  const names = (kase: Case, word: string): boolean => kase.steps.some(({ text }) => text.includes(` ${word}`))
  const needing = [...missing].flatMap(word => [
    ...cases.filter(({ needs }) => wordsOf(needs).includes(word)).slice(0, 3),
    ...cases.filter(kase => names(kase, word.split(' ')[1]!)).slice(0, 20),
  ])
  for (const kase of [...needing, ...cases]) {
    if (!missing.size) break
    await playCase(kase, { client, hello }, [], () => [])
  }
  return [...missing]
}

describe('the words that the reference engine declares', () => {
  it('are each shown in some case', async () => {
    expect(await neverShown()).to.deep.equal([])
  })
})
