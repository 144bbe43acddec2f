import { describe, it } from 'node:test'
import { expect } from 'chai'
import { referenceEngine } from '../engine/adapter/serve.ts'
import { ownersPiles } from '../engine/board/owners-piles.ts'
import { inProcess } from '../protocol/in-process.ts'
import type { Board, Reply, Request } from '../protocol/types.ts'
import { suiteOf } from '../runner/features.ts'
import { drawnCases } from './fixture/drawn.ts'
import { playWith } from './fixture/play-with.ts'

/** Topics of which all is played: cards leave play there in the midst of what stops, disables or kills them. */
const always: readonly string[] = ['disabled', 'stopped', 'damage']
const drawn = new Set(drawnCases(suiteOf(undefined), 16).map(({ id }) => id))

/** Cards in their owner's piles, in some condition, as `<case's card> in <place> is <condition>`. */
function inACondition({ cards }: Board): readonly string[] {
  return cards
    .filter(({ where: [place], is = [] }) => ownersPiles.has(place) && is.length > 0)
    .map(({ id, where: [place], is = [] }) => `${id} in ${place} is ${is.join()}`)
}

describe('the conditions of a card', () => {
  it('end when it goes to a hand, a deck, a discard pile or out of play, whatever else is going on', async () => {
    const engine = referenceEngine()
    const found = new Set<string>()
    let seen = 0
    const watching = (request: Request): Reply => {
      const reply = engine(request)
      if (request.do === 'observe' && 'result' in reply) {
        const { board } = reply.result as { readonly board: Board }
        seen += board.cards.filter(({ where: [place] }) => ownersPiles.has(place)).length
        for (const one of inACondition(board)) found.add(one)
      }
      return reply
    }
    await playWith(inProcess(watching), { only: ({ id, topic }) => drawn.has(id) || always.includes(topic) })
    expect([...found]).to.deep.equal([])
    expect(seen).to.be.greaterThan(1_000)
  })
})
