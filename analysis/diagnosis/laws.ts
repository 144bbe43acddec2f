import type { Catalogue } from '../../catalogue/catalogue.ts'
import { referenceEngine } from '../../engine/adapter/serve.ts'
import { amend, isInLaw, type Ruleset } from '../../engine/kernel/amend.ts'
import { concerns as isAbout } from '../../engine/kernel/reading.ts'
import type { AnyRule } from '../../engine/kernel/rule.ts'
import { readAs, readings } from '../../engine/rulesets/readings.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { mayPlay } from './declared.ts'
import type { Evidence } from './evidence.ts'
import type { Mutant } from './trial.ts'
import type { Suspect } from './weigh.ts'

/** The reference engine with some of its laws changed. */
export function playing(changed: (law: Ruleset) => Ruleset): Mutant {
  return { make: () => referenceEngine(new Map([...rulesets.values()].map(law => [law.id, changed(law)]))) }
}

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
  const mutant = playing(old => (old.id === under ? { ...law, id: under } : old))
  return topics.map(topic => ({
    kind: 'ruleset' as const,
    says: () => `It plays ${law.id} "${topic}" under ${under}.`,
    rulings: [],
    mutant,
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
    kind: 'ruleset',
    says: () => `It plays ${law.id} "${topic}" under ${own.id}.`,
    rulings: [],
    mutant: playing(old =>
      old.id === own.id ? amend(amend(old, { id: old.id, repeal }), { id: old.id, enact }) : old,
    ),
    concerns: kase => kase.ruleset === own.id,
  }
}

/** The suspects of one swap as one. */
export function throughout(suspects: readonly Suspect[]): Suspect {
  const [first] = suspects as [Suspect]
  return {
    ...first,
    says: () => first.says('').replace(/ ".*" under /, ' under '),
    concerns: kase => suspects.some(one => one.concerns(kase)),
  }
}

/** Another permitted reading of an open question. */
export function otherReadings({ openQuestions }: Catalogue): readonly Suspect[] {
  return [...readings.values()].map(read => {
    const { question, reading } = read
    const asked = openQuestions.get(question)
    return {
      kind: 'reading',
      says: where =>
        `It reads the open question ${question}${where} otherwise, as permitted: ${asked?.readings[reading] ?? reading}`,
      rulings: asked?.rulings ?? [],
      mutant: { make: () => referenceEngine(readAs(read, rulesets)) },
      concerns: kase =>
        isAbout(read, rulesets.get(kase.ruleset)!) &&
        (kase.disputes.includes(question) || kase.rulings.some(id => asked?.rulings.includes(id))),
    }
  })
}

/** Every law without the ruling. */
export function without(ruling: string): Mutant {
  return playing(law => (isInLaw(law, ruling) ? amend(law, { id: law.id, repeal: [ruling] }) : law))
}
