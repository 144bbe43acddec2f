import { describe, it } from 'node:test'
import { expect } from 'chai'
import { isHello, retelling } from '../analysis/fairness/liberties/liberty.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { referenceEngine } from '../engine/adapter/serve.ts'
import { declaredQuestions } from '../engine/kernel/question.ts'
import { rulesets } from '../engine/rulesets/registry.ts'
import { inProcess } from '../protocol/in-process.ts'
import { suiteOf } from '../runner/features.ts'
import { wrongDeclines } from '../steps/judge/custom-says.ts'
import { playWith } from './fixture/play-with.ts'

const { customs, topics } = loadCatalogue()
const laws = [...rulesets.values()]

describe('customs', () => {
  it('have a topic of the table of contents, which is in their id', () => {
    const wrong = [...customs.values()].filter(
      ({ id, topic }) => !topics.has(topic) || !new RegExp(`^custom-${topic}-\\d{2,}$`).test(id),
    )
    expect(wrong).to.deep.equal([])
  })

  it('are all that rules of the engine call so', () => {
    const called = laws.flatMap(law => [...law.rules.values()].filter(rule => rule.custom).map(rule => rule.ruling))
    expect(called.filter(id => !customs.has(id))).to.deep.equal([])
  })

  it('are carried out by a rule, a clause of a card, or the answer to a question, wherever they are said to hold', () => {
    const idle = [...customs.values()].flatMap(({ id, question, rulesets: where }) =>
      where
        .filter(name => {
          const law = rulesets.get(name)
          const isRule = law?.rules.get(id)?.custom
          const isAnswer = question !== undefined && declaredQuestions.has(question) && !law?.byQuestion.get(question)
          return !isRule && !isAnswer && !law?.clauses.has(id)
        })
        .map(name => `${id} under ${name}`),
    )
    expect(idle).to.deep.equal([])
  })

  it('may be declined, and their cases are not applicable then', async () => {
    const declined = 'custom-turns-01'
    const engine = retelling(result => (isHello(result) ? { ...result, declines: [declined] } : result))(
      referenceEngine(),
    )
    const resting = suiteOf(undefined).cases.filter(one => one.customs.includes(declined))
    expect(resting).to.not.be.empty
    const results = await playWith(inProcess(engine), {
      only: one => one.topic === 'turns' || resting.some(({ id }) => id === one.id),
    })
    for (const { id } of resting) {
      expect(results.get(id)?.outcome, id).to.equal('not-applicable')
      expect(results.get(id)?.message).to.contain(customs.get(declined)?.says)
    }
    expect([...results.values()].filter(one => one.outcome === 'pass')).to.not.be.empty
  })

  it('that are misspelt are told with those that are near', () => {
    expect(wrongDeclines(['custom-turns-01'])).to.equal(undefined)
    expect(wrongDeclines(['custom-turn-01'])).to.match(
      /"custom-turn-01", and there is none of that id\. Nearest: custom-turns-0/,
    )
  })
})
