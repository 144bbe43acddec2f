import { basename } from 'node:path'
import { type QuestionWords, questionWords } from '../analysis/impact/question-words.ts'
import { type CardFile, filesOf, ownCards } from '../cards/card-files.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import type { Custom } from '../catalogue/customs.ts'
import { type Edition, editionOf } from '../catalogue/edition.ts'
import { type Laws, ownLaws } from '../catalogue/laws.ts'
import type { Contradiction, OpenQuestion, RulesetInfo } from '../catalogue/questions.ts'
import type { Ruling } from '../catalogue/ruling.ts'
import { deflated } from '../reports/html/data.ts'
import { ownFeatures } from '../runner/features.ts'
import { howMet } from '../runner/how-met.ts'
import { version } from '../runner/version.ts'
import type { FeatureSource } from '../steps/suite/case.ts'
import { findFeatures } from '../steps/suite/feature-files.ts'

/** A ruling as the page shows it and finds it. */
export type HeldRuling = Ruling & {
  /** The rulings that must go for it to be without effect. */
  readonly grounds: readonly string[]
  readonly encoded: boolean
}

/** All that the page needs besides its script: the suite, the catalogue and the cards. */
export interface Held {
  readonly version: string
  /** Where the page is on the web; absent = wherever it is opened. */
  readonly address?: string
  readonly cards: readonly (readonly [file: string, CardFile])[]
  readonly customs: readonly Custom[]
  readonly rulings: readonly HeldRuling[]
  readonly documents: readonly { readonly document: string; readonly title: string }[]
  readonly topics: readonly { readonly topic: string; readonly title: string }[]
  /** The tables of documents and rulesets, from which it follows where a ruling is in force. */
  readonly laws: Laws
  readonly rulesets: readonly (RulesetInfo & { readonly edition: Edition })[]
  readonly questions: readonly OpenQuestion[]
  readonly contradictions: readonly Contradiction[]
  /** What the engine asks its law, in words, by name. */
  readonly asked: readonly (readonly [question: string, words: QuestionWords])[]
  readonly features: readonly FeatureSource[]
}

/** Gathers it from the files of the package. */
export function held(address?: string): Held {
  const { rulings, documents, topics, rulesets, customs, openQuestions, contradictions } = loadCatalogue()
  return {
    version,
    ...(address === undefined ? {} : { address }),
    cards: filesOf(ownCards).map(([path, file]) => [basename(path), file]),
    customs: [...customs.values()],
    rulings: [...rulings.values()].map(heldRuling),
    documents: documents.map(({ id, title }) => ({ document: id, title })),
    topics: [...topics.values()].map(({ id, title }) => ({ topic: id, title })),
    laws: ownLaws(),
    rulesets: rulesets.map(one => ({ ...one, edition: editionOf(one.id) })),
    questions: [...openQuestions.values()],
    contradictions,
    asked: [...questionWords()],
    features: findFeatures([ownFeatures()], process.cwd()).sources,
  }
}

/** The same as it stands in the page: deflated, in base64. */
export const packed = (data: Held): string => deflated(JSON.stringify(data))

function heldRuling(ruling: Ruling): HeldRuling {
  const { met } = howMet(ruling)
  const grounds = ruling.met === 'follows-from' ? ruling.from : [ruling.id]
  return {
    ...ruling,
    grounds,
    encoded: met !== 'open' && met !== 'excluded',
  }
}
