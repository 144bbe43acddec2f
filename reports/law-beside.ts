import type { LawAround, LawContradiction, LawCustom, LawQuestion, LawSide } from './law-book.ts'
import type { DerivedLine, PartLine } from './lines.ts'
import type { RulingLine } from './result.ts'

/** What stands beside a ruling in the law. */
export interface LawBeside {
  /** Rulesets in which the reference engine has it in force. */
  readonly inForce: readonly string[]
  /** Rulesets that its document is part of. */
  readonly partOf: readonly string[]
  /** What it does to which entry. */
  readonly amends?: string
  /** Rulings of later documents that touch its entry. */
  readonly amendedBy: readonly string[]
  /** Open questions that touch it. */
  readonly questions: readonly LawQuestion[]
  /** Where other law says otherwise. */
  readonly contradictions: readonly (Omit<LawContradiction, 'law'> & { readonly law: readonly SideBeside[] })[]
  /** Words of it that no scenario notices when they are changed. */
  readonly unnoticed: readonly string[]
  /** The things that its paragraph names, where it names several. */
  readonly parts: readonly PartLine[]
  /** What it makes of cards. */
  readonly derived: readonly DerivedLine[]
  /** Customs that its cases rest on, those of most cases first. */
  readonly customs: readonly (Pick<LawCustom, 'id' | 'says'> & { readonly cases: number })[]
}

/** One law of a contradiction; `isHere` where the ruling stands on this side. */
export interface SideBeside extends LawSide {
  readonly isHere: boolean
}

interface Around extends LawAround {
  readonly customs: readonly Pick<LawCustom, 'id' | 'says'>[]
}

/** Everything that the law has beside a ruling; `cases` are those that show it. */
export function lawBeside(
  law: Around,
  ruling: Pick<RulingLine, 'id' | 'document' | 'inForce' | 'amends' | 'amendedBy' | 'unnoticed' | 'parts' | 'derived'>,
  cases: readonly { readonly customs?: readonly string[] }[],
): LawBeside {
  const { id, document, inForce = [], amends, amendedBy = [], unnoticed = [], parts = [], derived = [] } = ruling
  return {
    inForce,
    partOf: law.rulesets.filter(({ documents }) => documents?.includes(document)).map(({ ruleset }) => ruleset),
    ...(amends === undefined ? {} : { amends }),
    amendedBy,
    questions: law.questions.filter(({ rulings }) => rulings.includes(id)),
    contradictions: law.contradictions
      .filter(one => one.law.some(({ rulings }) => rulings.includes(id)))
      .map(({ topic, law }) => ({ topic, law: law.map(side => ({ ...side, isHere: side.rulings.includes(id) })) })),
    unnoticed,
    parts,
    derived,
    customs: customsOf(cases, law),
  }
}

function customsOf(cases: Parameters<typeof lawBeside>[2], { customs }: Around): LawBeside['customs'] {
  const counts = new Map<string, number>()
  for (const id of cases.flatMap(one => one.customs ?? [])) counts.set(id, (counts.get(id) ?? 0) + 1)
  const says = new Map(customs.map(one => [one.id, one.says]))
  return [...counts]
    .map(([id, count]) => ({ id, says: says.get(id) ?? '', cases: count }))
    .sort((a, b) => b.cases - a.cases)
}
