import { cardFaults } from '../cards/validate.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { printProblem as printCatalogueProblem } from '../catalogue/problem.ts'
import { validateCatalogue } from '../catalogue/validate.ts'
import { ownFeatures } from '../runner/features.ts'
import { checkNeedlessRulesets } from '../steps/lint/check-needless.ts'
import { checkSpelling } from '../steps/lint/check-steps.ts'
import { lint } from '../steps/lint/lint.ts'
import { loadCorpus } from '../steps/lint/load-corpus.ts'
import { type Case, printProblem, SuiteError } from '../steps/suite/case.ts'
import { bodyFaults } from './cards/bodies.ts'
import { ownFaults } from './cards/check-pool.ts'
import { editionFaults } from './cards/editions.ts'
import { unlawful, unlawfulElsewhere } from './cards/lawful.ts'
import { printFaults } from './cards/print.ts'
import { printRows } from './cards/print-rows.ts'
import { basicsLine, countBasics } from './count-basics.ts'
import { unplayedIn } from './diagnosis/unplayed-texts.ts'
import { ownSingleUserFaults } from './inventory/own.ts'
import { lawFaults } from './law-faults.ts'
import { questionFaults } from './question-faults.ts'
import { datumFaults } from './strength/data.ts'

/** What `lint` tells. */
export interface Linted {
  /** Everything wrong with the features, the catalogue of rulings and the cards, one line each. */
  readonly problems: readonly string[]
  /** Of features from elsewhere: what on their boards is not as printed, or not played as printed, one line each. */
  readonly doubts?: readonly string[]
  /** The count of basic rules in one line; absent for features from elsewhere, and where the law itself is faulty. */
  readonly basics?: string
}

/** Everything wrong with the features, the catalogue of rulings and the cards, one line each. */
export const lintAll = (features: readonly string[] | undefined): readonly string[] => lintAndCount(features).problems

export function lintAndCount(features: readonly string[] | undefined): Linted {
  const lawless = lawFaults()
  if (lawless.length) return { problems: lawless }
  const corpora = (features ?? [ownFeatures()]).map(folder => loadCorpus(folder))
  const lost = corpora.flatMap(({ suite }) => suite.problems.filter(({ line }) => line === 0))
  if (lost.length) throw new SuiteError(lost)
  const cases = corpora.flatMap(({ suite }) => suite.cases)
  const problems = [
    ...corpora.flatMap(lint).map(printProblem),
    ...validateCatalogue().map(printCatalogueProblem),
    ...cardFaults(),
    ...datumFaults(loadCatalogue()),
    ...ownFaults(),
    ...(features === undefined
      ? [
          ...corpora.flatMap(checkNeedlessRulesets).map(printProblem),
          ...corpora.flatMap(checkSpelling).map(printProblem),
          ...bodyFaults(cases),
          ...editionFaults(cases),
          ...printFaults(cases),
          ...unlawful(cases),
          ...questionFaults(cases),
          ...ownSingleUserFaults(),
        ]
      : []),
  ]
  if (features !== undefined) return { problems, doubts: [...unlawfulElsewhere(cases), ...unplayed(cases)] }
  const count = countBasics(loadCatalogue().customs.values(), cases)
  return { problems: [...problems, ...count.faults], basics: basicsLine(count) }
}

function unplayed(cases: readonly Case[]): readonly string[] {
  const rows = printRows()
  const found = cases.flatMap(one =>
    unplayedIn(one, rows).map(left => `${one.feature.uri}:${one.line}: not the whole print is played: ${left}`),
  )
  return [...new Set(found)]
}
