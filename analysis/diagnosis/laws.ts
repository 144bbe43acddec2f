import type { Catalogue } from '../../catalogue/catalogue.ts'
import { amend, type Ruleset } from '../../engine/kernel/amend.ts'
import type { AnyRule } from '../../engine/kernel/rule.ts'
import { readings } from '../../engine/rulesets/readings.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { readAs } from '../variants/reading.ts'
import { mayPlay } from './declared.ts'
import type { Evidence } from './evidence.ts'
import type { Suspect } from './weigh.ts'

/** The law of another ruleset, for each topic in which the engine fails and for all of them. */
export function otherRulesets(evidence: Evidence): readonly (readonly Suspect[])[] {
  const { failures } = evidence
  const asked = new Set(failures.map(({ kase }) => kase.ruleset).filter(id => rulesets.has(id)))
  return [...asked].flatMap(under => others(under, evidence).map(law => swapped(law, under, failures)))
}

/** The laws that it may play in place of the one asked for. */
const others = (under: string, evidence: Evidence): readonly Ruleset[] =>
  [...rulesets.values()].filter(({ id }) => id !== under && mayPlay(id, under, evidence))

function swapped(law: Ruleset, under: string, failures: Evidence['failures']): readonly Suspect[] {
  const own = failures.filter(({ kase }) => kase.ruleset === under)
  const topics = [...new Set(own.map(({ kase }) => kase.topic))]
  return topics.map(topic => ({
    id: `${law.id} under ${under}`,
    kind: 'ruleset' as const,
    says: () => `It plays ${law.id} "${topic}" under ${under}.`,
    rulings: [],
    law: old => (old.id === under ? { ...law, id: under } : old),
    concerns: kase => kase.ruleset === under && kase.topic === topic,
  }))
}

/** The rules of another ruleset for a topic in which the engine fails, among the other rules and the texts of the own one. */
export function otherTopics(evidence: Evidence, { rulings }: Catalogue): readonly Suspect[] {
  const asked = new Set(evidence.failures.map(({ kase }) => `${kase.ruleset} ${kase.topic}`))
  const isOf = (topic: string, rule: AnyRule): boolean => rulings.get(rule.ruling)?.topic === topic
  return [...asked].flatMap(pair => {
    const [under, topic] = pair.split(' ') as [string, string]
    const own = rulesets.get(under)
    const laws = others(under, evidence).filter(({ rules }) => some(rules, rule => isOf(topic, rule)))
    return own ? laws.map(law => mixed(own, law, topic, rule => isOf(topic, rule))) : []
  })
}

const some = (rules: Ruleset['rules'], is: (rule: AnyRule) => boolean): boolean => [...rules.values()].some(is)

function mixed(own: Ruleset, law: Ruleset, topic: string, isOf: (rule: AnyRule) => boolean): Suspect {
  const kept = [...own.rules.values()].filter(rule => !isOf(rule))
  const known = new Set(kept.map(rule => rule.ruling))
  const repeal = [...own.rules.values()].filter(isOf).map(rule => rule.ruling)
  const enact = [...law.rules.values()].filter(rule => (isOf(rule) || rule.presumed) && !known.has(rule.ruling))
  return {
    id: `${law.id} "${topic}" under ${own.id}`,
    kind: 'ruleset',
    says: () => `It plays ${law.id} "${topic}" under ${own.id}.`,
    rulings: [],
    law: old => (old.id === own.id ? amend(amend(old, { id: old.id, repeal }), { id: old.id, enact }) : old),
    concerns: kase => kase.ruleset === own.id,
  }
}

/** The suspects of one swap as one. */
export function throughout(suspects: readonly Suspect[]): Suspect {
  const [first] = suspects as [Suspect]
  return {
    ...first,
    says: () => first.says().replace(/ ".*" under /, ' under '),
    concerns: kase => suspects.some(one => one.concerns(kase)),
  }
}

/** Another permitted reading of an open question. */
export const otherReadings = (catalogue: Catalogue): readonly Suspect[] =>
  [...readings.values()].map(read => ({ ...readAs(read, catalogue), kind: 'reading' }))
