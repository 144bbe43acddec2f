import { CatalogueError } from './catalogue-error.ts'
import { readYaml, yamlFiles } from './read-yaml.ts'

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
}

/** One side of a contradiction; `words` is "as …" where a document keeps what an earlier one says. */
export interface Side {
  readonly documents: readonly string[]
  readonly words: string
  readonly rulings: readonly string[]
}

/** A body of law that a player may choose to play by. */
export interface RulesetInfo {
  readonly id: string
  readonly title: string
  readonly documents: readonly string[]
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

export function readRulesets(dir: string): readonly RulesetInfo[] {
  return readYaml(dir, 'rulesets.yaml') as readonly RulesetInfo[]
}
