import type { Catalogue } from '../../catalogue/catalogue.ts'
import { nearest } from '../../catalogue/nearest.ts'
import type { Ruling } from '../../catalogue/ruling.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { howMet } from '../../runner/how-met.ts'
import type { Suite } from '../../steps/suite/case.ts'

/** Where rulings, scenarios and rules do not fit together, one sentence each. */
export function faults(catalogue: Catalogue, suite: Suite): readonly string[] {
  const rules = rulesInForce()
  return [
    ...unknownTags(catalogue, suite),
    ...unknownRules(catalogue, rules),
    ...[...catalogue.rulings.values()].flatMap(r => unmet(r, rules, suite)),
  ]
}

interface InForce {
  /** How many different rule values bear the id. */
  readonly rules: ReadonlyMap<string, ReadonlySet<object>>
  /** Those that card texts carry out. */
  readonly clauses: ReadonlySet<string>
}

function rulesInForce(): InForce {
  const rules = new Map<string, Set<object>>()
  const clauses = new Set<string>()
  for (const law of rulesets.values()) {
    for (const rule of law.rules.values())
      if (!rule.presumed) rules.set(rule.ruling, (rules.get(rule.ruling) ?? new Set()).add(rule))
    for (const id of law.clauses.keys()) clauses.add(id)
  }
  return { rules, clauses }
}

/** The ids of rulings and of basic rules. */
const idsOf = ({ rulings, customs }: Catalogue): ReadonlySet<string> => new Set([...rulings.keys(), ...customs.keys()])

function unknownTags(catalogue: Catalogue, { cases }: Suite): readonly string[] {
  const ids = idsOf(catalogue)
  return cases.flatMap(({ rulings: named, feature, line, scenario }) => {
    const where = `${feature.uri}:${line}`
    if (!named.length) return [`${where}: "${scenario}" names no ruling. Tag its Rule with @ruling=<id>.`]
    return named
      .filter(id => !ids.has(id))
      .map(id => `${where}: @ruling=${id} is not in the catalogue. Nearest: ${nearest(id, ids, 1)[0]}.`)
  })
}

function unknownRules(catalogue: Catalogue, { rules, clauses }: InForce): readonly string[] {
  const ids = idsOf(catalogue)
  return [...rules.keys(), ...clauses]
    .filter(id => !ids.has(id))
    .map(id => `engine/: a rule has the id ${id}, which is not in the catalogue. Nearest: ${nearest(id, ids, 1)[0]}.`)
}

function unmet(ruling: Ruling, { rules }: InForce, suite: Suite): readonly string[] {
  const where = `rulings/${ruling.file}: ${ruling.id}`
  const count = rules.get(ruling.id)?.size ?? 0
  if (count > 1) return [`${where} is met by ${count} rules of the engine. There must be exactly one.`]
  if (ruling.met !== undefined && count)
    return [`${where} has a rule in the engine, but is said to be met otherwise (${ruling.met}).`]
  const { met } = howMet(ruling)
  const encoded = suite.cases.some(one => one.rulings.includes(ruling.id))
  if (met !== 'open' && met !== 'excluded' && !encoded)
    return [`${where} is met (${met}), but no scenario is tagged with it.`]
  if (met === 'open' && encoded)
    return [
      `${where} has scenarios, but ${ruling.met ? 'is still said to be open' : 'no code carries it out'}. Add what is missing.`,
    ]
  return []
}
