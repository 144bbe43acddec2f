import { describe, it } from 'node:test'
import { expect } from 'chai'
import { printDiagnosis } from '../../cli/print/doctor.ts'
import type { Board, Reply, Request } from '../../protocol/types.ts'
import { anewEachTime, examine } from './doctor.ts'
import { mistaken } from './fixtures/mistaken.ts'

const isDrawn = ({ players, cards }: Board): boolean =>
  players.some(({ name }) => !cards.some(({ where: [place, of] }) => place === 'deck' && of === name))

/** An engine in which the game is over while a draw deck is empty. */
function overWithoutDecks(): (request: Request) => Reply {
  const engine = mistaken('right')
  return request => {
    const reply = engine(request)
    if (!('result' in reply) || request.do === 'hello' || request.do === 'bye') return reply
    const seen = engine({ id: request.id, do: 'observe' })
    const board = 'result' in seen ? (seen.result as { readonly board: Board }).board : undefined
    if (!board || !isDrawn(board)) return reply
    const shown = 'board' in reply.result ? { board: { ...reply.result.board, over: { winner: null } } } : {}
    return { id: request.id, result: { ...reply.result, ...shown, pending: [] } } as Reply
  }
}

describe('the doctor', () => {
  it('finds nothing wrong with an engine that ends the game where a draw deck is empty', async () => {
    const diagnosis = await examine({}, anewEachTime(overWithoutDecks))
    expect(diagnosis.healthy, printDiagnosis(diagnosis, 80)).to.equal(true)
    expect(diagnosis.findings.filter(({ state }) => state === 'rules')).to.deep.equal([])
  })
})
