import { test } from 'node:test'
import { expect } from 'chai'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { groupBy } from '../catalogue/group.ts'
import type { Contradiction } from '../catalogue/questions.ts'
import type { Case } from '../steps/suite/case.ts'
import { suiteOf } from './features.ts'

const { contradictions } = loadCatalogue()
/** The examples of an outline stand below it: their rule is the same, and none of another outline lies between. */
const boards = [...groupBy(suiteOf(undefined).cases, ({ feature, rule }) => `${feature.uri} ${rule}`).values()]

/** Are two of its sides played on one board? */
const isShown = ({ law }: Contradiction): boolean =>
  boards.some(
    cases =>
      law.filter(({ rulings }) => cases.some((one: Case) => rulings.some(id => one.rulings.includes(id)))).length > 1,
  )

test('each contradiction is played on one board, or says why it is not', () => {
  const unseen = contradictions.filter(one => one.apart === undefined && !isShown(one)).map(({ id }) => id)
  expect(unseen).to.deep.equal([])
})

test('none that is played on one board says why it is not', () => {
  expect(contradictions.filter(one => one.apart !== undefined && isShown(one))).to.deep.equal([])
})
