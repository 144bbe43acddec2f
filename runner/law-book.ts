import type { Catalogue } from '../catalogue/catalogue.ts'
import { groupByEach } from '../catalogue/group.ts'
import type { OpenQuestion } from '../catalogue/questions.ts'
import type { Ruling } from '../catalogue/ruling.ts'
import { type LawBeside, lawBeside } from '../reports/law-beside.ts'
import type { LawAround, LawBook, LawQuestion } from '../reports/law-book.ts'
import type { Suite } from '../steps/suite/case.ts'
import { noticedLines } from './changes-measured.ts'
import { readFairness } from './fairness-measured.ts'
import { lawRulings } from './law-rulings.ts'

type Cases = Pick<Suite, 'cases'>

/** The catalogue, what the reference engine has in force, and what the suite asks of open questions. */
export function lawBook(catalogue: Catalogue, suite: Cases): LawBook {
  const fairness = readFairness()
  return {
    ...lawAround(catalogue, suite),
    documents: catalogue.documents.map(({ id, title, date }) => ({ document: id, title, ...(date ? { date } : {}) })),
    topics: [...catalogue.topics.values()].map(({ id, title }) => ({ topic: id, title })),
    rulings: [...catalogue.rulings.values()].map(lawRulings(catalogue, suite)),
    customs: [...catalogue.customs.values()].map(({ id, topic, says, known, rulesets }) => ({
      id,
      topic,
      says,
      known,
      rulesets,
    })),
    ...(fairness ? { fairness } : {}),
    noticed: noticedLines(),
  }
}

/** Neighbours of one ruling in the law. */
export function besideRuling(ruling: Ruling, catalogue: Catalogue, suite: Cases): LawBeside {
  const law = { ...lawAround(catalogue, suite), customs: [...catalogue.customs.values()] }
  const cases = suite.cases.filter(one => one.rulings.includes(ruling.id))
  return lawBeside(law, lawRulings(catalogue, suite)(ruling), cases)
}

/** The part of it that lies beside the rulings. */
export function lawAround(catalogue: Catalogue, suite: Cases): LawAround {
  const disputed = groupByEach(suite.cases, one => one.disputes)
  return {
    rulesets: catalogue.rulesets.map(({ id, title, documents }) => ({ ruleset: id, title, documents })),
    questions: [...catalogue.openQuestions.values()].map(one => lawQuestion(one, disputed.get(one.id) ?? [])),
    contradictions: catalogue.contradictions.map(({ topic, law }) => ({ topic, law })),
  }
}

function lawQuestion(question: OpenQuestion, disputed: Suite['cases']): LawQuestion {
  const { id, about, question: words, readings, plays, rulings, rulesets: laws, untouched } = question
  const cases = disputed.map(one => one.id)
  const why = untouched === undefined ? {} : { untouched }
  return { id, about, question: words, readings, plays, rulings, rulesets: laws, cases, ...why }
}
