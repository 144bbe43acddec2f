import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { wordsForSeveral } from '../../catalogue/ruling.ts'
import { loadSuite, type SuiteOptions } from '../suite/load-suite.ts'
import { readCaseIds } from './case-ids.ts'
import { type Corpus, corpusOf, type KnownIds } from './corpus.ts'

export function knownIds(): KnownIds {
  const { rulings, customs, topics, rulesets, openQuestions } = loadCatalogue()
  const named = (key: 'parts' | 'openParts') =>
    new Map(
      [...rulings.values()]
        .map(ruling => [ruling.id, Object.keys(ruling[key] ?? {})] as const)
        .filter(([, names]) => names.length),
    )
  const questions = [...openQuestions.values()]
  return {
    rulings: new Set([...rulings.keys(), ...customs.keys()]),
    topicOf: new Map([...rulings.values(), ...customs.values()].map(({ id, topic }) => [id, topic])),
    topics: new Set(topics.keys()),
    parts: named('parts'),
    openParts: named('openParts'),
    several: new Map(
      [...rulings.values()].flatMap(ruling => {
        const words = wordsForSeveral(ruling)
        return words === undefined ? [] : [[ruling.id, words]]
      }),
    ),
    undivided: new Map([...rulings.values()].flatMap(({ id, undivided }) => (undivided ? [[id, undivided]] : []))),
    rulesets: new Set(rulesets.map(({ id }) => id)),
    questions: new Set(openQuestions.keys()),
    readings: new Set(
      questions.flatMap(({ id, plays, readings }) =>
        Object.keys(readings).flatMap(name => (name === plays ? [] : `${id}/${name}`)),
      ),
    ),
    presumedReadings: new Set(questions.map(({ id, plays }) => `${id}/${plays}`)),
  }
}

/** The features of one folder with its list of ids, against the catalogue of rulings. */
export function loadCorpus(folder: string, options: SuiteOptions = {}): Corpus {
  return corpusOf(loadSuite([folder], options), knownIds(), readCaseIds(folder))
}
