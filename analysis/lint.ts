import { cardFaults } from '../cards/validate.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { printProblem as printCatalogueProblem } from '../catalogue/problem.ts'
import { validateCatalogue } from '../catalogue/validate.ts'
import { ownFeatures } from '../runner/features.ts'
import { checkNeedlessRulesets } from '../steps/lint/check-needless.ts'
import { lint } from '../steps/lint/lint.ts'
import { loadCorpus } from '../steps/lint/load-corpus.ts'
import { printProblem } from '../steps/suite/case.ts'
import { bodyFaults } from './cards/bodies.ts'
import { ownFaults } from './cards/check-pool.ts'
import { unlawful } from './cards/lawful.ts'
import { printFaults } from './cards/print.ts'
import { lawFaults } from './law-faults.ts'
import { questionFaults } from './question-faults.ts'
import { datumFaults } from './strength/data.ts'

/** Everything wrong with the features, the catalogue of rulings and the cards, one line each. */
export function lintAll(features: string | undefined): readonly string[] {
  const lawless = lawFaults()
  if (lawless.length) return lawless
  const corpus = loadCorpus(features ?? ownFeatures())
  const { cases } = corpus.suite
  return [
    ...lint(corpus).map(printProblem),
    ...validateCatalogue().map(printCatalogueProblem),
    ...cardFaults(),
    ...datumFaults(loadCatalogue()),
    ...ownFaults(),
    ...(features === undefined
      ? [
          ...checkNeedlessRulesets(corpus).map(printProblem),
          ...bodyFaults(cases),
          ...printFaults(cases),
          ...unlawful(cases),
          ...questionFaults(cases),
        ]
      : []),
  ]
}
