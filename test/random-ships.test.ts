import { test } from 'node:test'
import { cardFacts, titles } from '../cards/catalogue.ts'
import type { CardFacts, CardType } from '../cards/facts.ts'
import type { Act, Board, Card, Name, Where } from '../protocol/types.ts'
import * as fc from './fixture/fc.ts'
import { type ActBy, playAtRandom } from './fixture/random-play.ts'

const where = (is: (card: CardFacts) => boolean): readonly string[] => titles().filter(title => is(cardFacts(title)))
const ofType = (...types: readonly CardType[]): readonly string[] => where(card => types.includes(card.type))
const missions = where(({ type, kind, quadrant = 'alpha' }) => type === 'mission' && !!kind && quadrant === 'alpha')
const tactics = ofType('tactic')
const toPlay = ofType('interrupt', 'event', 'doorway', 'incident', 'equipment', 'personnel', 'ship')

/** Cards of the type that go together under the affiliation. */
const of = (affiliation: string, type: CardType): readonly string[] =>
  where(card => card.type === type && !!card.affiliations?.some(a => a === affiliation || a === 'non-aligned'))

const [sites, fleet, crewSize, away] = [5, 3, 5, 4]
const players: readonly Name[] = ['Alice', 'Bob']
const ownerOf = (n: number): Name => players[n % 2]!

const some = (pool: readonly string[], length: number) =>
  fc.uniqueArray(fc.constantFrom(...pool), { minLength: length, maxLength: length })

/** What a player has on the board, all of one affiliation. */
const sideOf = (affiliation: string) =>
  fc.record({
    ships: some(of(affiliation, 'ship'), fleet),
    crews: some(of(affiliation, 'personnel'), fleet * crewSize + away),
    outpost: some(
      of(affiliation, 'facility').filter(title => cardFacts(title).class === 'outpost'),
      1,
    ),
  })

const side = (ruleset: string) =>
  fc
    .constantFrom('federation', 'klingon', 'romulan', ...(ruleset === '1e-1996' ? [] : ['bajoran', 'cardassian']))
    .chain(sideOf)

const boards = fc.constantFrom('1e-1996', '1e-glossary', '1e-2014').chain(ruleset =>
  fc
    .record({
      missions: some(missions, sites),
      sides: fc.tuple(side(ruleset), side(ruleset)),
      hands: some(toPlay, 12),
      tactics: some(tactics, 6),
      lots: fc.array(fc.nat(sites - 1), { minLength: 20, maxLength: 20 }),
    })
    .map(({ lots, missions, sides, hands, tactics }): Board => {
      const cards: Card[] = []
      const put = (kind: string, title: string, owner: Name, at: Where): void => {
        cards.push({ id: `${kind}${cards.length}`, title, owner, where: at })
      }
      const lot = (n: number): number => lots[n % lots.length]!
      const mission = (n: number): string => cards[n]!.id
      for (const [i, title] of missions.entries()) put('mission', title, ownerOf(i), ['spaceline', 'alpha'])
      const planets = missions.flatMap((title, n) => (cardFacts(title).kind === 'space' ? [] : [mission(n)]))
      for (const [p, { ships, crews, outpost }] of sides.entries()) {
        const owner = ownerOf(p)
        for (const title of outpost) put('outpost', title, owner, ['space', mission(lot(p))])
        for (const [i, title] of ships.entries()) {
          put('ship', title, owner, ['space', mission(i ? lot(i + 5 * p) : lot(0))])
          const aboard = cards.at(-1)!.id
          for (const one of crews.slice(i * crewSize, (i + 1) * crewSize)) put('crew', one, owner, ['aboard', aboard])
        }
        const planet = planets[lot(p + 12) % planets.length]
        if (planet) for (const one of crews.slice(fleet * crewSize)) put('team', one, owner, ['planet', planet])
      }
      for (const [i, title] of hands.entries()) put('hand', title, ownerOf(i), ['hand', ownerOf(i)])
      if (ruleset !== '1e-1996')
        for (const [i, title] of tactics.entries()) put('tactic', title, ownerOf(i), ['bridge', ownerOf(i)])
      const players = [
        { name: 'Alice' as const, points: 0 },
        { name: 'Bob' as const, points: 0 },
      ]
      return { ruleset, turn: { player: 'Alice', number: 3, phase: 'play' }, players, cards }
    }),
)

const actBy: ActBy = (die, name, { cards }): Act => {
  const lot = (n: number, among: readonly Card[]): Card =>
    (among.length ? among : cards)[(die >> n) % (among.length || cards.length)]!
  const own = (kind: string): readonly Card[] =>
    cards.filter(card => card.id.startsWith(kind) && (card.controller ?? card.owner) === name)
  const placeOf = (card: Card): string =>
    card.where[0] === 'docked' || card.where[0] === 'aboard'
      ? (cards.find(({ id }) => id === card.where[1])?.where[1] ?? '')
      : card.where[1]
  const ship = lot(5, own('ship'))
  const here = cards.filter(card => card.id !== ship.id && placeOf(card) === placeOf(ship))
  const [other, near] = [lot(9, cards), lot(8, here)]
  const foe = lot(
    7,
    here.filter(card => /^(?:ship|outpost)/.test(card.id) && (card.controller ?? card.owner) !== name),
  )
  const sector = (card: Card): string => (cards.some(({ id }) => id === placeOf(card)) ? placeOf(card) : mission)
  const mission = lot(
    4,
    cards.filter(({ id }) => id.startsWith('mission')),
  ).id
  const aboard = cards.filter(({ where: [place, holder] }) => place === 'aboard' && holder === ship.id).map(c => c.id)
  const landed = lot(
    6,
    own('team').filter(({ where: [place] }) => place === 'planet'),
  )
  const team = own('').filter(({ where }) => where[0] === 'planet' && where[1] === landed.where[1])
  const crew = aboard.slice(0, 1 + ((die >> 6) % 3))
  const moves: readonly Act[] = [
    { kind: 'move', card: ship.id, to: ['space', mission] },
    { kind: 'dock', card: ship.id, to: ['docked', lot(9, own('outpost')).id] },
    { kind: 'undock', card: ship.id },
    { kind: 'land', card: ship.id, to: ['planet', sector(ship)] },
    { kind: 'launch', card: ship.id },
    { kind: 'cloak', card: ship.id },
    { kind: 'decloak', card: ship.id },
    { kind: 'phase', card: ship.id },
  ]
  const acts: readonly Act[] = [
    { kind: 'end', of: (die >> 3) % 3 ? 'turn' : 'play' },
    moves[(die >> 8) % moves.length]!,
    { kind: 'move', card: ship.id, to: ['space', mission] },
    { kind: 'beam', cards: crew, to: ['planet', sector(ship)] },
    { kind: 'beam', cards: team.slice(0, 2).map(c => c.id), to: ['aboard', ship.id] },
    { kind: 'beam', cards: crew, to: ['aboard', near.id] },
    { kind: 'infiltrate', card: landed.id, targets: [other.id] },
    { kind: 'attack', cards: [ship.id], targets: [foe.id] },
    {
      kind: 'attack',
      cards: team.map(c => c.id),
      targets: cards.flatMap(c => (c.where[1] === landed.where[1] && !team.includes(c) ? [c.id] : [])),
    },
    { kind: 'attempt', card: sector(ship), from: (die >> 5) % 2 ? ['aboard', ship.id] : ['planet', sector(ship)] },
    { kind: 'play', card: lot(5, own('hand')).id, ...((die >> 8) % 3 ? { targets: [near.id] } : {}) },
    { kind: 'play', card: lot(5, own('hand')).id, to: ['on', near.id], targets: [near.id] },
    { kind: 'play', card: lot(5, own('hand')).id, to: ['aboard', lot(3, own('outpost')).id] },
    { kind: 'use', card: lot(5, own('')).id, targets: [near.id] },
  ]
  return acts[die % acts.length]!
}

test('whatever crews and ships try, no action hangs, every turn ends, and no card is lost or doubled', () => {
  const dice = fc.array(fc.nat(1_000_000), { minLength: 50, maxLength: 50 })
  const property = fc.property(boards, dice, (start, thrown) => playAtRandom(start, thrown, actBy))
  fc.assert(property, { numRuns: 50, endOnFailure: true, includeErrorInReport: true })
})
