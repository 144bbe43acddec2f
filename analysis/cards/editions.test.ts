import { test } from 'node:test'
import { expect } from 'chai'
import { suiteOf } from '../../runner/features.ts'
import type { Case } from '../../steps/suite/case.ts'
import { editionFaults } from './editions.ts'

const board = (ruleset: string, title: string): Case =>
  ({
    ruleset,
    feature: { uri: 'f.feature' },
    steps: [{ operation: { op: 'has', player: 'Alice', rows: [{ card: { title } }] } }],
  }) as unknown as Case

test('a board has cards of its edition', () => {
  expect(editionFaults(suiteOf(undefined).cases)).to.deep.equal([])
  expect(editionFaults([board('2e', 'Excavation')])).to.have.length(1)
  expect(editionFaults([board('1e-2014', 'Kolaran Raiders')])).to.have.length(1)
  expect(editionFaults([board('2e', 'Kolaran Raiders'), board('1e-2014', 'Excavation')])).to.deep.equal([])
  expect(editionFaults([board('2e', 'Borg Cube'), board('1e-2014', 'Borg Cube')])).to.deep.equal([])
})
