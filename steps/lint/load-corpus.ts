import { loadCatalogue } from '../../rulings/catalogue.ts'
import { loadSuite, type SuiteOptions } from '../suite/load-suite.ts'
import { readCaseIds } from './case-ids.ts'
import { type Corpus, corpusOf, type KnownIds } from './corpus.ts'

export function knownIds(): KnownIds {
  const { rulings, rulesets, openQuestions } = loadCatalogue()
  return {
    rulings: new Set(rulings.keys()),
    rulesets: new Set(rulesets.map(({ id }) => id)),
    questions: new Set(openQuestions.keys()),
  }
}

/** The features of one folder with its list of ids, against the catalogue of rulings. */
export function loadCorpus(folder: string, options: SuiteOptions = {}): Corpus {
  return corpusOf(loadSuite([folder], options), knownIds(), readCaseIds(folder))
}
