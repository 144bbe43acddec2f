import { test } from 'node:test'
import { expect } from 'chai'
import { Client } from '../../protocol/client.ts'
import { inProcess } from '../../protocol/in-process.ts'
import { suiteOf } from '../../runner/features.ts'
import { playCase } from '../../steps/judge/play-case.ts'
import { referenceEngine } from '../adapter/serve.ts'
import { amend, type Ruleset } from '../kernel/amend.ts'
import type { AnyRule, Rule } from '../kernel/rule.ts'
import { rulesets } from '../rulesets/registry.ts'
import { isByCircumstance } from './questions.ts'

type Circumstance = Rule<typeof isByCircumstance>

/** The rule as one that may apply to any card, which notes where it applies and nothing that it needs shows. */
function watched({ needs = [], ...rule }: Circumstance, unseen: Set<string>): Circumstance {
  return {
    ...rule,
    applies: (about, game) => {
      const isSo = rule.applies(about, game)
      const card = game.card(about.card)
      if (isSo && !needs.some(sign => sign(game, about.card, card))) unseen.add(rule.ruling)
      return isSo
    },
  }
}

function watching(law: Ruleset, unseen: Set<string>): Ruleset {
  const rules = (law.byQuestion.get(isByCircumstance.name) ?? []) as unknown as readonly Circumstance[]
  const needing = rules.filter(rule => rule.needs)
  const replace = needing.map(rule => [rule.ruling, watched(rule, unseen) as unknown as AnyRule] as const)
  return amend(law, { id: law.id, replace: Object.fromEntries(replace) })
}

test('what a rule needs shows wherever it applies', async () => {
  const unseen = new Set<string>()
  const laws = new Map([...rulesets].map(([id, law]) => [id, watching(law, unseen)] as const))
  const { cases, titles } = suiteOf(undefined)
  const client = new Client(inProcess(referenceEngine(laws)))
  const hello = await client.hello(titles)
  const some = cases.filter((_, at) => at % 8 === 0)
  const failed: string[] = []
  for (const kase of some) {
    const { outcome } = await playCase(kase, { client, hello }, [], () => [])
    if (outcome !== 'pass') failed.push(kase.id)
  }
  expect([...unseen]).to.deep.equal([])
  expect(failed).to.deep.equal([])
})
