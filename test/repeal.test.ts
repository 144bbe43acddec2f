import { test } from 'node:test'
import { expect } from 'chai'
import { asWritten, playWithout } from '../analysis/repeal.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { playableSuite, suiteOf } from '../runner/features.ts'
import { drawnByLot } from './fixture/drawn.ts'
import { useWorkplace, write } from './fixture/workplace.ts'

const suite = suiteOf(undefined)
useWorkplace()
const catalogue = loadCatalogue()
const encoded = new Set(suite.cases.flatMap(one => one.rulings))
const repealable = [...catalogue.rulings.values()].filter(
  ({ id, met }) => encoded.has(id) && (met === undefined || met === 'follows-from'),
)

test('without a ruling, one of its own scenarios fails', async () => {
  const survivors: string[] = []
  for (const { id } of drawnByLot(repealable, 16, { what: 'rulings', nameOf: one => one.id })) {
    const noticed = await playWithout(id, suite, catalogue)
    if (!noticed.some(({ verdict }) => verdict.outcome === 'fail')) survivors.push(id)
  }
  expect(survivors, `of ${repealable.length} rulings, nobody misses these`).to.deep.equal([])
})

test('there are rulings to repeal', () => {
  expect(repealable.length).to.be.greaterThan(0)
})

test('without the default that a basic rule is, its own scenario fails', async () => {
  const noticed = await playWithout('custom-docking-21', suite, catalogue)
  expect(noticed.map(({ verdict }) => verdict.outcome)).to.include('fail')
})

const question = (state: string, verdict: string) => `Feature: My question
  @1e-2014
  Example: may he beam down?
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card     | where             | state    |
      | Runabout | at "Excavation"   |          |
      | Worf     | aboard "Runabout" | ${state} |
    When Alice beams "Worf" to "Excavation"
    Then that is ${verdict}
`

test('a scenario without a tag notices the ruling that it shows, and no other', async () => {
  write('question.feature', question('stopped', 'illegal'))
  const mine = playableSuite(['question.feature'])
  const outcomes = async (id: string) => (await playWithout(id, mine, catalogue)).map(({ verdict }) => verdict.outcome)
  expect(await outcomes('1eS-stopped-06')).to.deep.equal(['fail'])
  expect(await outcomes('1eS-stopped-07')).to.deep.equal(['pass'])
})

test('what does not come out as written notices nothing', async () => {
  write('wrong.feature', question('', 'illegal'))
  expect(await asWritten(playableSuite(['wrong.feature']).cases)).to.deep.equal([])
})
