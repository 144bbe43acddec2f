import { test } from 'node:test'
import { expect } from 'chai'
import { boardOf } from '../analysis/cards/board-of.ts'
import { editionOf } from '../catalogue/edition.ts'
import type { Card } from '../protocol/types.ts'
import { suiteOf } from '../runner/features.ts'
import { allOf } from '../steps/suite/case.ts'

/** Places that only the board of one edition has. */
const places = {
  first: ['seeds', 'missions', 'tent', 'bridge', 'continuum', 'tribbles', 'site', 'shares'],
  second: ['dilemmas', 'brig'],
}

test('every scenario is set up on the board of its edition', () => {
  const cases = allOf(suiteOf(undefined))
  const strange = cases.flatMap(kase => {
    const edition = editionOf(kase.ruleset)
    const others = places[edition === 'first' ? 'second' : 'first']
    const isStrange = ({ where: [place, holder] }: Card): boolean =>
      others.includes(place) || (place === 'spaceline' && ['Alice', 'Bob'].includes(holder) !== (edition === 'second'))
    return boardOf(kase)
      .cards.filter(isStrange)
      .map(({ id, where }) => `${kase.id}: "${id}" ${where.join(' ')}`)
  })
  expect(strange).to.deep.equal([])
})
