import { cardFaults } from '../cards/validate.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { printProblem as printCatalogueProblem } from '../catalogue/problem.ts'
import { validateCatalogue } from '../catalogue/validate.ts'
import { ownFeatures } from '../runner/features.ts'
import { checkNeedlessRulesets } from '../steps/lint/check-needless.ts'
import { lint } from '../steps/lint/lint.ts'
import { loadCorpus } from '../steps/lint/load-corpus.ts'
import { printProblem, SuiteError } from '../steps/suite/case.ts'
import { bodyFaults } from './cards/bodies.ts'
import { ownFaults } from './cards/check-pool.ts'
import { unlawful } from './cards/lawful.ts'
import { printFaults } from './cards/print.ts'
import { ownSingleUserFaults } from './inventory/own.ts'
import { lawFaults } from './law-faults.ts'
import { questionFaults } from './question-faults.ts'
import { datumFaults } from './strength/data.ts'

/** Everything wrong with the features, the catalogue of rulings and the cards, one line each. */
export function lintAll(features: readonly string[] | undefined): readonly string[] {
  const lawless = lawFaults()
  if (lawless.length) return lawless
  const corpora = (features ?? [ownFeatures()]).map(folder => loadCorpus(folder))
  const lost = corpora.flatMap(({ suite }) => suite.problems.filter(({ line }) => line === 0))
  if (lost.length) throw new SuiteError(lost)
  const cases = corpora.flatMap(({ suite }) => suite.cases)
  return [
    ...corpora.flatMap(lint).map(printProblem),
    ...validateCatalogue().map(printCatalogueProblem),
    ...cardFaults(),
    ...datumFaults(loadCatalogue()),
    ...ownFaults(),
    ...(features === undefined
      ? [
          ...corpora.flatMap(checkNeedlessRulesets).map(printProblem),
          ...bodyFaults(cases),
          ...printFaults(cases),
          ...unlawful(cases),
          ...questionFaults(cases),
          ...ownSingleUserFaults(),
        ]
      : []),
  ]
}
