import { describe, it } from 'node:test'
import { expect } from 'chai'
import { changed, isHeld, isObservation } from '../../analysis/fairness/liberties/liberty.ts'
import type { EngineFunction } from '../../analysis/reference.ts'
import { referenceEngine } from '../../engine/adapter/serve.ts'
import type { Answer, Question } from '../../protocol/types.ts'
import { suiteOf } from '../../runner/features.ts'
import { playOne } from '../../test/fixture/play-one.ts'

const asYesOrNo = ({ of: _, min: __, max: ___, ...question }: Question): Question => ({ ...question, kind: 'confirm' })

/** The engine, which asks for yes or no wherever it would have players choose cards. */
function askingYesOrNo(heard: Answer[]): EngineFunction {
  const engine = referenceEngine()
  const asked = new Set<string>()
  return request => {
    if (request.do === 'answer' && asked.has(request.q)) heard.push(request.answer)
    return changed(engine(request), result => {
      if (!isHeld(result) && !isObservation(result)) return result
      const pending = (result.pending ?? []).map(one => {
        if (one.kind !== 'choose' || one.who === 'chance') return one
        asked.add(one.q)
        return asYesOrNo(one)
      })
      return { ...result, pending }
    })
  }
}

describe('a question for yes or no', () => {
  const choosing = suiteOf(undefined)
    .cases.filter(({ ruleset, steps }) => ruleset === '2e' && steps.some(({ operation: { op } }) => op === 'choose'))
    .slice(0, 8)

  it('is never answered with cards, and the message says what is asked', async () => {
    const heard: Answer[] = []
    const messages: string[] = []
    for (const kase of choosing) {
      const { outcome, message = '' } = await playOne(kase, askingYesOrNo(heard))
      if (outcome === 'fail') messages.push(message)
    }
    expect(
      messages.filter(one => /in the scenario, but what the engine asks is yes or no/.test(one)),
    ).to.have.length.above(2)
    expect(heard.filter(answer => !('yes' in answer) && !('pass' in answer))).to.deep.equal([])
  })
})
