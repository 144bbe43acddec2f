import { test } from 'node:test'
import { expect } from 'chai'
import type { Board } from '../protocol/types.ts'
import { runs } from './fixture/drawn.ts'
import * as fc from './fixture/fc.ts'
import { playAttempt, replay } from './fixture/play-attempt.ts'
import { attempts } from './fixture/random-attempt.ts'

const idsOf = ({ cards }: Board): readonly string[] => cards.map(card => card.id).sort()

test('an attempt of any mission, with any crew and dilemmas, ends well', () => {
  const property = fc.property(attempts, attempt => {
    const { log, boards, pending } = playAttempt(attempt)
    const ids = attempt.board.cards.map(card => card.id).sort()
    for (const board of boards) expect(idsOf(board), 'every card is there, and once').to.deep.equal(ids)
    expect(
      pending.filter(question => question.kind !== 'action'),
      'no question is open',
    ).to.deep.equal([])
    const last = boards.at(-1)
    expect(
      last?.cards.filter(card => card.where[0] === 'play'),
      'no card is still being resolved',
    ).to.deep.equal([])
    expect(replay(attempt, log), 'the same commands lead to the same board').to.deep.equal(last)
  })
  fc.assert(property, { numRuns: runs(5_000, 10), includeErrorInReport: true })
})
