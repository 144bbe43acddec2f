import { describe, it } from 'node:test'
import { expect } from 'chai'
import { askedOf } from '../analysis/conditions/cells.ts'
import type { Board, Card } from '../protocol/types.ts'
import { drawnByLot } from '../test/fixture/drawn.ts'
import { stateOf } from './adapter/board.ts'
import { can, is } from './board/can.ts'
import type { Capability } from './kernel/capability.ts'
import { Game } from './kernel/game.ts'
import { rulesets } from './rulesets/registry.ts'

const statuses = ['stopped', 'disabled', 'stasis', 'stunned', 'mortally-wounded', 'captive'] as const
const pairsOf = (all: readonly string[]) => all.flatMap(a => [[a], ...all.filter(b => b > a).map(b => [a, b])])
const ofCrews = [[], ...pairsOf([...statuses, 'phased'])]
const ofBoth = [[], ...pairsOf(statuses)].flatMap(ship => ofCrews.map(crew => [ship, crew] as const))
const drawn = drawnByLot(ofBoth, 32, { what: 'pairs of conditions', nameOf: ([ship, crew]) => `${ship} ${crew}` })

function board(ruleset: string, shipIs: readonly string[], crewIs: readonly string[]): Board {
  const cards: readonly Card[] = [
    { id: 'Excavation', owner: 'Alice', where: ['spaceline', 'alpha'] },
    { id: 'Runabout', owner: 'Alice', where: ['space', 'Excavation'], is: shipIs as Card['is'] & {} },
    { id: 'Data', owner: 'Alice', where: ['aboard', 'Runabout'], is: crewIs as Card['is'] & {} },
    { id: 'Tricorder', owner: 'Alice', where: ['aboard', 'Runabout'], is: crewIs as Card['is'] & {} },
    { id: 'Kurlan Naiskos', owner: 'Alice', where: ['on', 'Runabout'] },
    { id: 'Anti-Time Anomaly', owner: 'Alice', where: ['core', 'Alice'] },
    { id: 'Dead in Bed', owner: 'Bob', where: ['hand', 'Bob'] },
  ]
  return {
    ruleset,
    turn: { player: 'Alice', number: 1, phase: 'orders' },
    players: [{ name: 'Alice' }, { name: 'Bob' }],
    cards,
  }
}

describe('a card in several conditions', () => {
  for (const law of rulesets.values()) {
    it(`may or may not do everything, without two answers, under ${law.id}`, () => {
      for (const [shipIs, crewIs] of drawn) askAll(law.id, shipIs, crewIs)
    })
  }
})

function askAll(ruleset: string, shipIs: readonly string[], crewIs: readonly string[]): void {
  const law = rulesets.get(ruleset)!
  const game = new Game(stateOf(board(ruleset, shipIs, crewIs), law), law)
  for (const card of ['Runabout', 'Data', 'Tricorder', 'Kurlan Naiskos']) {
    for (const status of statuses) expect(is(game, card, status)).to.be.a('boolean')
    for (const to of Object.keys(askedOf) as Capability[])
      for (const by of [undefined, 'Kurlan Naiskos', 'Anti-Time Anomaly', 'Dead in Bed'])
        expect(can(game, card, to, by), `${card} ${to}`).to.be.a('boolean')
  }
}
