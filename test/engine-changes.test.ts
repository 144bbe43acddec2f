import { rmSync } from 'node:fs'
import { test } from 'node:test'
import { expect } from 'chai'
import { isOwn } from '../analysis/strength/engine/laws.ts'
import { engineFiles, openEngine } from '../analysis/strength/engine/open.ts'
import { mutantsOf, noticedBy } from '../analysis/strength/engine/sweep.ts'
import { waysThrough } from '../analysis/strength/engine/ways.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { measuredChanges } from '../runner/changes-measured.ts'
import { suiteOf } from '../runner/features.ts'
import { drawnByLot } from './fixture/drawn.ts'

/** The largest room that is drawn, in changes: each is played for some seconds. */
const most = 150

const catalogue = loadCatalogue()
const { topics } = measuredChanges('engine')
const rooms = Object.keys(topics).filter(room => catalogue.topics.has(room) && topics[room]!.mutants <= most)
const drawn = drawnByLot(rooms, 4, { what: 'small rooms of the engine', nameOf: room => room })

test('the engine has been measured room by room', () => {
  expect(Object.keys(topics)).to.include.members(['battle', 'docking', 'reporting'])
  expect(rooms).to.have.length.above(3)
})

for (const room of drawn)
  test(`changes to the code of ${room} are noticed by its own cases as they were when all was measured`, async () => {
    const opened = await openEngine(engineFiles().filter(file => file.startsWith(`engine/mechanics/${room}/`)))
    try {
      const mutants = mutantsOf(opened.files, opened.inside.readFixed())
      const cases = suiteOf(undefined).cases.filter(one => mutants.some(mutant => isOwn(mutant, one, catalogue)))
      const ways = await waysThrough(opened, mutants, cases, catalogue)
      const noticed = await noticedBy(opened, mutants, ways, catalogue)
      const { own, mutants: then } = topics[room]!
      const now = mutants.filter(one => noticed.has(one.id) && isOwn(one, noticed.get(one.id)!, catalogue)).length
      expect(now * then, `${now} of ${mutants.length}; ${own} of ${then}`).to.be.at.least(own * mutants.length)
    } finally {
      rmSync(opened.folder, { recursive: true, force: true })
    }
  })
