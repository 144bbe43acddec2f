import { test } from 'node:test'
import type { Act, Board, Card, Name } from '../protocol/types.ts'
import * as fc from './fixture/fc.ts'
import { playAtRandom } from './fixture/random-play.ts'

const missions = ['Excavation', 'Explore Black Cluster', 'Samaritan Snare', 'Survey Mission', 'Relief Mission']
const duties = ['Cytherians', 'Conundrum', 'Incoming Message - Klingon', 'Incoming Message - Romulan']
const inHand = ["Samuel Clemens' Pocketwatch", 'Devidian Door', 'Data', 'Red Alert!', 'Incoming Message - Klingon']

const card = (id: string, title: string, owner: Name, where: Card['where'], more: Partial<Card> = {}): Card => ({
  ...{ id, title, owner, where },
  ...more,
})

function boardWith(ruleset: string, dice: readonly number[]): Board {
  const die = (n: number): number => dice[n % dice.length] ?? 0
  const at = (n: number): string => `mission${die(n) % missions.length}`
  const ships = ["Cha'Joh", 'Runabout', 'Romulan Shuttle', "Cha'Joh"]
  const crews = ["B'iJik", 'Worf', 'Mendak', "K'Vada"]
  const cards = [
    ...missions.flatMap((title, i) => [
      card(`mission${i}`, title, 'Alice', ['spaceline', 'alpha']),
      ...(i === die(10) % missions.length ? [card('net', 'Q-Net', 'Bob', ['spaceline', 'alpha'])] : []),
    ]),
    card('outpost', 'Klingon Outpost', 'Alice', ['space', at(1)]),
    ...ships.map((title, i) => card(`ship${i}`, title, i % 2 ? 'Bob' : 'Alice', ['space', at(i + 2)])),
    ...crews.map((title, i) => card(`crew${i}`, title, i % 2 ? 'Bob' : 'Alice', ['aboard', `ship${i}`])),
    ...duties.map((title, i) =>
      card(`duty${i}`, title, 'Bob', ['on', `ship${die(i + 6) % ships.length}`], {
        targets: [i === 1 ? 'ship1' : at(i)],
      }),
    ),
    ...(['Alice', 'Bob'] as const).flatMap(name =>
      inHand.map((title, i) => card(`${name}${i}`, title, name, ['hand', name])),
    ),
  ]
  const players = [{ name: 'Alice' as const }, { name: 'Bob' as const }]
  return { ruleset, turn: { player: 'Alice', number: 3, phase: 'orders' }, players, cards } as Board
}

/** What a player might try, by the die; most of it is illegal. */
function actBy(die: number, name: Name, { cards }: Board): Act {
  const [one, other] = [cards[(die >> 3) % cards.length]!.id, cards[(die >> 9) % cards.length]!.id]
  const ship = `ship${(die >> 5) % 4}`
  const acts: readonly Act[] = [
    { kind: 'end', of: 'turn' },
    { kind: 'move', card: ship, to: ['space', `mission${(die >> 9) % missions.length}`] },
    { kind: 'attack', cards: [ship], targets: [`ship${(die >> 7) % 4}`] },
    { kind: 'play', card: `${name}${(die >> 5) % inHand.length}`, ...((die >> 8) % 3 ? { targets: [one] } : {}) },
    { kind: 'use', card: `${name}1`, targets: [other] },
    { kind: 'cloak', card: ship },
    { kind: 'decloak', card: ship },
    { kind: 'beam', cards: [`crew${(die >> 5) % 4}`], to: ['planet', 'mission0'] },
    { kind: 'dock', card: ship, to: ['docked', 'outpost'] },
    { kind: 'undock', card: ship },
    { kind: 'attempt', card: 'mission2', from: ['aboard', ship] },
  ]
  return acts[die % acts.length]!
}

test('whatever is tried under duties, no action hangs, every turn ends, and no card is lost or doubled', () => {
  const dice = fc.array(fc.nat(1_000_000), { minLength: 60, maxLength: 60 })
  const property = fc.property(fc.constantFrom('1e-1996', '1e-glossary', '1e-2014'), dice, (ruleset, thrown) => {
    const start = boardWith(ruleset, thrown)
    playAtRandom(start, thrown, (die, name) => actBy(die, name, start))
  })
  fc.assert(property, { numRuns: 60, endOnFailure: true, includeErrorInReport: true })
})
