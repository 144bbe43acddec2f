import { fitsPattern } from '../../catalogue/id-pattern.ts'
import { nearest } from '../../catalogue/nearest.ts'
import { amend, type Ruleset } from '../../engine/kernel/amend.ts'
import type { AnyRule } from '../../engine/kernel/rule.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { CardText } from '../../engine/text/text.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { inForce, isInForce } from '../variants/in-force.ts'
import type { Scene, Step } from './enact.ts'
import { named } from './in-force.ts'
import type { Change } from './proposal.ts'

type Adoption = Extract<Change, { adopt: unknown }>

/** Enacts rulings of another ruleset; what they take the place of goes, and what that was an exception to, they are an exception to. */
export function adoption(change: Adoption, scene: Scene): Step {
  const { law } = scene
  const from = rulesets.get(change.from)!
  const ids = wanted(change, from, scene)
  const gone = named(change.inPlaceOf, law, change.line, scene)
  const [rules, titles] = [ids.flatMap(id => from.rules.get(id) ?? []), textsOf(ids, from)]
  const texts = titles.map(title => from.texts.get(title)!)
  const isOld = ({ title }: CardText): boolean => law.texts.has(title)
  const next = amend(law, {
    id: law.id,
    repeal: gone,
    enact: rules.map(rule => inTheirPlace(rule, gone, law)),
    cards: { replace: texts.filter(isOld), enact: texts.filter(text => !isOld(text)) },
  })
  const lost = clausesOf(law).filter(id => !next.clauses.has(id))
  const brought = clausesOf(next).filter(id => !law.clauses.has(id) && !ids.includes(id))
  return {
    law: next,
    from: from.id,
    line: {
      words: wordsOf(ids, gone, titles, scene, from),
      adopts: [...ids, ...brought],
      repeals: [...gone, ...lost.filter(id => !gone.includes(id))],
    },
  }
}

/** Rulings that texts of cards carry out: those of a text that is replaced go and come with it. */
const clausesOf = (law: Ruleset): readonly string[] => [...law.clauses.keys()].filter(id => isInForce(law, id))

/** The rulings to enact: those named, and for one that follows from others, those. */
function wanted({ adopt, line }: Adoption, from: Ruleset, { file, law, catalogue }: Scene): readonly string[] {
  const known = inForce(from)
  const fault = (message: string): UsageError => new UsageError(`${file}:${line}: ${message}`)
  if (from.id === law.id) throw fault(`${law.id} cannot adopt rulings from itself. Name another ruleset after "from".`)
  const ids = adopt.flatMap(pattern => {
    const found = known.filter(id => fitsPattern(id, pattern))
    if (found.length) return found
    const ruling = catalogue.rulings.get(pattern)
    if (ruling?.met === 'follows-from' && ruling.from.every(id => isInForce(from, id))) return ruling.from
    const where = [...rulesets.values()].filter(other => isInForce(other, pattern)).map(({ id }) => id)
    const why = where.length ? `it is in force in ${where.join(', ')}` : 'the reference engine has no rule of it'
    throw fault(
      `${pattern} cannot be adopted from ${from.id}: ${why}. Nearest in ${from.id}: ${nearest(pattern, known, 3).join(', ')}.`,
    )
  })
  const twice = ids.find(id => isInForce(law, id))
  if (twice && adopt.includes(twice))
    throw fault(`${twice} is in force in ${law.id} already, so there is nothing to adopt.`)
  return [...new Set(ids)].filter(id => !law.rules.has(id))
}

/** Cards in whose texts the rulings are. */
function textsOf(ids: readonly string[], from: Ruleset): readonly string[] {
  return [...new Set(ids.filter(id => !from.rules.has(id)).flatMap(id => from.clauses.get(id) ?? []))]
}

/** The rule, made an exception to what those were an exception to in whose place it comes. */
function inTheirPlace(rule: AnyRule, gone: readonly string[], law: Ruleset): AnyRule {
  const predecessors = gone.flatMap(id => law.rules.get(id) ?? []).filter(old => old.asked === rule.asked)
  const inherited = predecessors.flatMap(old => old.exceptionTo).filter(id => !gone.includes(id))
  return { ...rule, exceptionTo: [...new Set([...rule.exceptionTo, ...inherited])] } as AnyRule
}

function wordsOf(
  ids: readonly string[],
  gone: readonly string[],
  titles: readonly string[],
  { catalogue }: Scene,
  from: Ruleset,
): string {
  const title = catalogue.rulesets.find(({ id }) => id === from.id)?.title ?? from.id
  const many = (count: number): string => (count === 1 ? 'a ruling' : `${count} rulings`)
  const place = gone.length
    ? ` in place of ${gone.length === 1 ? 'one ruling' : `${gone.length} rulings`} of the base`
    : ''
  const cards = titles.length
    ? `; with it the whole text of ${titles.map(t => `“${t}”`).join(', ')} as it is there`
    : ''
  return `Adopt ${many(ids.length)} from ${title}${place}${cards}.`
}
