import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Contradiction } from '../../catalogue/questions.ts'
import { isInLaw, type Ruleset } from '../../engine/kernel/amend.ts'
import { greet, under } from '../reference.ts'
import { customsOf, lawWithout } from './cause.ts'
import { compare } from './difference.ts'
import type { Finding } from './finding.ts'
import { record } from './record.ts'
import { titlesOn } from './script.ts'

/** Grounds of a difference between two laws, as far as the catalogue knows. */
export interface Ground {
  readonly kind: GroundKind
  /** Of the contradiction or question; of the rulings of either law; the titles of the cards. */
  readonly ids: readonly string[]
  /** Rulings of the other law without which it would say what the first one says; else those it names, of which none alone decides. */
  readonly theirs: readonly string[]
}

/**
 * Kinds of grounds. `amendment`: a document amends the other. `card text`: one of them prints or plays a card
 * otherwise. `open question`: one of them settles it. `no entry of the catalogue`: two rulings on one question are
 * listed nowhere. `ruled in one alone`: the other law leaves it open.
 */
export type GroundKind =
  | 'contradiction'
  | 'amendment'
  | 'card text'
  | 'open question'
  | 'no entry of the catalogue'
  | 'ruled in one alone'

/** Two laws that part, and what the catalogue knows of them. */
export interface Parting {
  readonly one: Ruleset
  readonly other: Ruleset
  /** The other law by the id of the first, for whose games it is asked. */
  readonly asOne: Ruleset
  readonly catalogue: Catalogue
}

/** Finds the grounds of a difference in both laws. */
export async function groundOf(finding: Finding, parting: Parting): Promise<Ground> {
  const named = await namedThere(finding, parting)
  const theirs = await decidedThere(finding, parting, named)
  return { ...groundBy(finding, theirs, parting), theirs: theirs.length ? theirs : named }
}

type Laws = readonly [one: Ruleset, other: Ruleset]

function groundBy(
  { small, reading }: Finding,
  theirs: readonly string[],
  { one, other, catalogue }: Parting,
): Pick<Ground, 'kind' | 'ids'> {
  const laws = [one, other] as const
  const { cause } = small
  const named = cause?.decidedBy ?? []
  const mine = cause?.kind === 'named' ? [] : named
  const both = [...named, ...theirs]
  const contradiction = catalogue.contradictions.find(one => isBetween(one, laws, both, catalogue))
  if (contradiction) return { kind: 'contradiction', ids: [contradiction.id] }
  const amended = amendmentIn([...mine, ...theirs], laws, catalogue)
  if (amended.length) return { kind: 'amendment', ids: amended }
  if (reading !== undefined) return { kind: 'open question', ids: [reading] }
  const cards = [...titlesOn({ given: small.recording.given, moves: [] })].filter(title => differ(title, laws))
  if (!mine.length && !theirs.length && cards.length) return { kind: 'card text', ids: cards }
  const pair = onOneQuestion(mine, theirs, laws)
  return pair ? { kind: 'no entry of the catalogue', ids: pair } : { kind: 'ruled in one alone', ids: both }
}

/** Do the two laws take different sides, and is the difference one of these rulings'? A later document is taken before an earlier one. */
function isBetween(
  { law: sides }: Contradiction,
  laws: Laws,
  ids: readonly string[],
  { rulesets }: Catalogue,
): boolean {
  const [mine, theirs] = laws.map(law => {
    const { documents = [] } = rulesets.find(({ id }) => id === law.id) ?? {}
    return sides.findLast(side => side.documents.some(id => documents.includes(id)))
  })
  if (!mine || !theirs || mine === theirs) return false
  return [...mine.rulings, ...theirs.rulings].some(id => ids.includes(id))
}

/** A ruling and the one in its place; else one that the law which amends the other has added to it or struck out. */
function amendmentIn(ids: readonly string[], [one, other]: Laws, catalogue: Catalogue): readonly string[] {
  const parts = ([a, b]: readonly [string, string]): boolean =>
    (isInLaw(one, a) && isInLaw(other, b)) || (isInLaw(other, a) && isInLaw(one, b))
  const replaced = [...one.replaced, ...other.replaced].find(pair => pair.some(id => ids.includes(id)) && parts(pair))
  if (replaced) return replaced
  if (!amends(one, other, catalogue) && !amends(other, one, catalogue)) return []
  return ids.filter(id => catalogue.rulings.has(id) && isInLaw(one, id) !== isInLaw(other, id)).slice(0, 1)
}

/** Is a document law in the one, and not in the other, whose documents it changes? */
function amends(later: Ruleset, earlier: Ruleset, { documents, rulesets }: Catalogue): boolean {
  const [own, before] = [later, earlier].map(law => rulesets.find(({ id }) => id === law.id)?.documents ?? [])
  return documents.some(
    ({ id, amends: changed = [] }) =>
      own!.includes(id) && !before!.includes(id) && changed.some(d => before!.includes(d)),
  )
}

/** Is the card printed otherwise under the one law than under the other, or played otherwise? */
const differ = (title: string, [one, other]: Laws): boolean =>
  JSON.stringify([one.texts.get(title), one.facts.get(title)]) !==
  JSON.stringify([other.texts.get(title), other.facts.get(title)])

/** A ruling of either side, where both answer the same question. */
function onOneQuestion(
  mine: readonly string[],
  theirs: readonly string[],
  [one, other]: Laws,
): readonly string[] | undefined {
  for (const my of mine)
    for (const their of theirs) {
      const [a, b] = [one.rules.get(my), other.rules.get(their)]
      if (a && b && !a.custom && !b.custom && a.asked === b.asked) return [my, their]
    }
  return undefined
}

/** Rulings that the other law alone has and names. */
async function namedThere({ small }: Finding, { one, other, asOne }: Parting): Promise<readonly string[]> {
  const { ruleset, given, moves } = small.recording
  const told = await record({ ruleset, given, moves }, await greet(under(asOne))).catch(() => undefined)
  const named = new Set(told?.said.flatMap(({ because }) => because))
  return [...named].filter(id => !isInLaw(one, id) && isInLaw(other, id))
}

/** Of the rulings that it names, else of its customs, those without which the other law would say what the first one says. */
async function decidedThere(finding: Finding, parting: Parting, named: readonly string[]): Promise<readonly string[]> {
  const found = await deciding(finding, parting, named)
  return found.length ? found : deciding(finding, parting, customsOf(parting.other))
}

async function deciding(
  { small: { recording } }: Finding,
  { one, asOne }: Parting,
  ids: readonly string[],
): Promise<readonly string[]> {
  const found: string[] = []
  for (const id of ids) {
    const without = isInLaw(one, id) ? undefined : await lawWithout(asOne, id)
    if (without && (await compare(recording, without)) === 'same') found.push(id)
  }
  return found
}
