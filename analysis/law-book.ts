import type { Catalogue } from '../catalogue/catalogue.ts'
import type { OpenQuestion } from '../catalogue/questions.ts'
import type { Ruling } from '../catalogue/ruling.ts'
import type { LawBook, LawQuestion, LawRuling } from '../reports/site/law-book.ts'
import { rulingLine } from '../runner/conformance.ts'
import type { Suite } from '../steps/suite/case.ts'
import { rulesetsWith } from './rulesets-with.ts'

/** The catalogue, what the reference engine has in force, and what the suite asks of open questions. */
export function lawBook(catalogue: Catalogue, suite: Suite): LawBook {
  const amenders = amendersOf(catalogue)
  return {
    documents: catalogue.documents.map(({ id, title }) => ({ document: id, title })),
    rulesets: catalogue.rulesets.map(({ id, title }) => ({ ruleset: id, title })),
    topics: [...catalogue.topics.values()].map(({ id, title }) => ({ topic: id, title })),
    rulings: [...catalogue.rulings.values()].map(ruling => lawRuling(ruling, amenders)),
    questions: [...catalogue.openQuestions.values()].map(question => lawQuestion(question, suite)),
    contradictions: catalogue.contradictions.map(({ topic, law }) => ({ topic, law })),
  }
}

function lawRuling(ruling: Ruling, amenders: ReadonlyMap<string, readonly string[]>): LawRuling {
  return {
    ...rulingLine(ruling),
    inForce: rulesetsWith(ruling),
    ...(ruling.amends ? { amends: ruling.amends } : {}),
    amendedBy: amenders.get(entryKey(ruling.document, ruling.entry)) ?? [],
    cards: ruling.cards,
  }
}

/** Rulings of amending documents by the entries that they name. */
function amendersOf({ documents, rulings }: Catalogue): ReadonlyMap<string, readonly string[]> {
  const amended = new Map(documents.map(({ id, amends }) => [id, amends ?? []]))
  const found = new Map<string, string[]>()
  for (const { id, document, amends } of rulings.values()) {
    const [, entry] = amends?.match(/^(?!new\b)[^']*'([^']+)'/) ?? []
    if (entry === undefined) continue
    for (const key of (amended.get(document) ?? []).map(other => entryKey(other, entry)))
      found.set(key, [...(found.get(key) ?? []), id])
  }
  return found
}

/** An entry that a document has a second time counts as the same. */
function entryKey(document: string, entry: string): string {
  return `${document}\n${entry.replace(/ \(\d+\)$/, '').toLowerCase()}`
}

function lawQuestion(question: OpenQuestion, suite: Suite): LawQuestion {
  const { id, about, question: words, readings, plays, rulings, rulesets: laws } = question
  const cases = suite.cases.filter(one => one.disputes.includes(id)).map(one => one.id)
  return { id, about, question: words, readings, plays, rulings, rulesets: laws, cases }
}
