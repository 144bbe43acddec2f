import type { Custom } from '../../catalogue/customs.ts'
import type { Ruleset } from '../../engine/kernel/amend.ts'
import { concerns } from '../../engine/kernel/reading.ts'
import { readings } from '../../engine/rulesets/readings.ts'
import type { Case } from '../../steps/suite/case.ts'
import { otherAnswers } from '../variants/answer.ts'
import { strike } from '../variants/strike.ts'
import type { Variant } from '../variants/variant.ts'
import type { Asked } from './asked.ts'

/** A right engine that differs from ours in one thing that is no law. */
export interface Difference {
  readonly variant: Variant
  readonly kind: 'custom' | 'default' | 'liberty' | 'declaration'
  readonly ruleset: string
  readonly topic?: string
  /** The customs that account for what flips. */
  readonly customs: readonly string[]
  /** Open questions of which a permitted reading gives the turned answer; what is tagged with one may come out otherwise. */
  readonly open?: readonly string[]
  /** The cases that it can reach at all. */
  readonly cases: readonly Case[]
}

type Customs = ReadonlyMap<string, Custom>

/** The customs in force struck out one by one, and the answers turned round that no rule gives. */
export function differencesOf(law: Ruleset, asked: Asked, customs: Customs): readonly Difference[] {
  return [...strikes(law, asked, customs), ...[...asked].flatMap(([name, cases]) => turns(law, name, cases, customs))]
}

/** Every custom that a rule of the law carries out, struck out. */
function strikes(law: Ruleset, asked: Asked, customs: Customs): readonly Difference[] {
  return [...law.rules.values()]
    .filter(rule => rule.custom)
    .map(({ ruling, asked: question }) => ({
      variant: { ...strike([ruling]), says: () => `It does not play: ${customs.get(ruling)?.says ?? ruling}` },
      kind: 'custom',
      ruleset: law.id,
      ...topicOf(ruling, customs),
      customs: customs.has(ruling) ? [ruling] : [],
      cases: asked.get(question.name) ?? [],
    }))
}

/** A question that neither ruling nor custom answers, answered otherwise. */
function turns(law: Ruleset, name: string, cases: readonly Case[], customs: Customs): readonly Difference[] {
  if (law.byQuestion.get(name)?.length) return []
  const own = [...customs.values()].filter(({ question, rulesets }) => question === name && rulesets.includes(law.id))
  return otherAnswers(name).map(variant => ({
    variant,
    kind: 'default',
    ruleset: law.id,
    ...(own[0] ? { topic: own[0].topic } : {}),
    customs: own.map(({ id }) => id),
    open: openQuestionsOf(name, law),
    cases,
  }))
}

/** The open questions of which some reading under the law answers that question otherwise. */
const openQuestionsOf = (name: string, law: Ruleset): readonly string[] =>
  [...readings.values()]
    .filter(one => concerns(one, law))
    .filter(({ adds = [], replaces = [] }) => [...adds, ...replaces].some(rule => rule.asked.name === name))
    .map(one => one.question)

const topicOf = (id: string, customs: Customs): { readonly topic?: string } => {
  const topic = customs.get(id)?.topic
  return topic === undefined ? {} : { topic }
}
