import { test } from 'node:test'
import { expect } from 'chai'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { withDefaults } from '../options.ts'
import { playSuite } from '../play-suite.ts'
import { threadsFor } from './beside.ts'

const out = temporaryFolder('stccg-threads-')

/** The result without what hangs on the time that it took. */
const played = async (jobs: number) => {
  const { cases, totals } = await playSuite(
    withDefaults({ topic: ['scoring', 'showing-cards'], out, report: [], jobs }),
  )
  return { totals, cases: cases.map(({ milliseconds: _, ...one }) => one) }
}

test('several threads come to the same as one', async () => {
  const one = await played(1)
  expect(one.cases).to.have.length.of.at.least(100)
  expect(JSON.stringify(await played(3))).to.equal(JSON.stringify(one))
})

test('there are several for the built-in engine and a whole suite, or as many as were asked for', () => {
  const asked = withDefaults({})
  expect(threadsFor(asked, 100)).to.equal(1)
  expect(threadsFor({ ...asked, jobs: 3 }, 100)).to.equal(3)
  expect(threadsFor({ ...asked, failFast: true }, 100_000)).to.equal(1)
  expect(threadsFor({ ...asked, engine: 'x', jobs: 3 }, 100_000)).to.equal(1)
  expect(threadsFor(asked, 100_000)).to.be.within(1, 4)
})
