import { CatalogueError } from './catalogue-error.ts'
import { nearest } from './nearest.ts'
import { readYaml, yamlFiles } from './read-yaml.ts'

export const rulesetsFile = 'rulesets.yaml'

/** Where the documents leave a case open, or their text is damaged: several readings are permitted. */
export interface OpenQuestion {
  readonly id: string
  /** `silence`: nothing is said; `contradiction`: one document says both; `damage`: words or icons are lost. */
  readonly about: 'silence' | 'contradiction' | 'damage'
  readonly question: string
  /** Permitted readings in words, by slug; two or more. */
  readonly readings: Readonly<Record<string, string>>
  /** The slug of the reading that the reference engine plays. */
  readonly plays: string
  /** Rulings that it touches. */
  readonly rulings: readonly string[]
  readonly rulesets: readonly string[]
  /** Why no scenario hangs on it, in a sentence; absent = some do. */
  readonly untouched?: string
}

/** The same situation under different law: what each document says, and by which rulings. */
export interface Contradiction {
  readonly id: string
  readonly topic: string
  readonly law: readonly Side[]
  /** Why the suite has no board on which two of its sides are played; absent = it has one. */
  readonly apart?: string
}

/**
 * One side of a contradiction; `words` is "as …" where a document keeps what an earlier one says. Among `rulings` are
 * basic rules, where the document says it in a letter that has no rulings.
 */
export interface Side {
  readonly documents: readonly string[]
  readonly words: string
  readonly rulings: readonly string[]
}

/** A body of law that a player may choose to play by. */
export interface RulesetInfo {
  readonly id: string
  readonly title: string
  /** Those of the ruleset that it amends, then its own. */
  readonly documents: readonly string[]
  /** The ruleset that it amends, which stands above it in the table. */
  readonly amends?: string
  /** By the id of a ruling or basic rule of that ruleset, the one in its place. */
  readonly replaces?: Readonly<Record<string, string>>
  /** Rulings of that ruleset that are in force no more. */
  readonly repeals?: readonly string[]
  readonly 'made-of': string
}

export function readOpenQuestions(dir: string): ReadonlyMap<string, OpenQuestion> {
  const questions = new Map<string, OpenQuestion>()
  for (const file of yamlFiles(dir, 'open-questions')) {
    for (const question of readYaml(dir, file) as readonly OpenQuestion[]) {
      if (questions.has(question.id))
        throw new CatalogueError(`"${question.id}" is asked twice. Ids are used once.`, file)
      questions.set(question.id, question)
    }
  }
  return questions
}

export function readContradictions(dir: string): readonly Contradiction[] {
  return readYaml(dir, 'contradictions.yaml') as readonly Contradiction[]
}

/** Each with the documents of those that it amends. */
export function readRulesets(dir: string): readonly RulesetInfo[] {
  const found = new Map<string, RulesetInfo>()
  for (const row of readYaml(dir, rulesetsFile) as readonly RulesetInfo[]) {
    const base = row.amends === undefined ? undefined : found.get(row.amends)
    if (row.amends !== undefined && !base)
      throw new CatalogueError(
        `"${row.id}" amends "${row.amends}", which is not a ruleset above it. Nearest: ${nearest(row.amends, found.keys(), 1)[0] ?? 'none'}.`,
        rulesetsFile,
      )
    found.set(row.id, { ...row, documents: [...(base?.documents ?? []), ...(row.documents ?? [])] })
  }
  return [...found.values()]
}
