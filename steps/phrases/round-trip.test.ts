import { test } from 'node:test'
import { expect } from 'chai'
import * as fc from '../../test/fixture/fc.ts'
import type { Deed, Operation } from '../operation.ts'
import * as any from '../types/arbitraries.ts'
import { attributes } from '../types/attribute.ts'
import { events } from '../types/happening.ts'
import type { Verb } from '../types/verb.ts'
import { verbs } from '../types/verbs.ts'
import { phrases } from './all-phrases.ts'
import { compileStep, printStep } from './compile-step.ts'
import { parseDeed, printDeed } from './deed-table.ts'
import { matchers } from './match.ts'

const { cards, cardName, choice, condition, defined, moment, pile, place, player, relation } = any
const now = fc.constantFrom('now' as const, 'still' as const, 'no longer' as const)
const not = fc.option(fc.constant(true as const), { nil: undefined })
const legal = fc.boolean()
const count = fc.integer({ min: 1, max: 40 })
const points = fc.integer({ min: -50, max: 150 })
const of = fc.constantFrom('counters' as const, undefined)
const chooser = fc.constantFrom('Alice' as const, 'Bob' as const, 'chance' as const, "chance by Bob's hand" as const)

/** A sentence that keeps to its verb's signature. */
const deedWithCards: fc.Arbitrary<Deed> = fc
  .constantFrom(...(Object.entries(verbs) as [string, Verb][]))
  .chain(([verb, signature]) => {
    const part = <T>(need: string | undefined, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
      need === undefined
        ? fc.constant(undefined)
        : need === 'must'
          ? arbitrary
          : fc.option(arbitrary, { nil: undefined })
    const fitting = place.filter(({ prep }) => signature.places?.includes(prep) ?? false)
    return fc
      .record({
        player,
        verb: fc.constant(verb),
        cards,
        place: part(signature.places && (signature.place ?? 'may'), signature.places ? fitting : place),
        with: part(signature.with, cards),
        word: part(signature.word, fc.constantFrom('SCIENCE', 'download', 'Computer Skill')),
      })
      .map(defined)
  })

const simpleDeed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ player, verb: fc.constantFrom('passes', 'ends the turn') }),
  fc.record({ player, verb: fc.constant('draws'), word: count.map(String) }),
)
const deed = fc.oneof({ weight: 5, arbitrary: deedWithCards }, simpleDeed)
const deeds = fc.array(deed, { minLength: 1, maxLength: 3 })

const conditions = fc.array(condition, { maxLength: 3 })
const location = fc
  .record({
    card: cardName,
    seededBy: fc.option(player, { nil: undefined }),
    quadrant: fc.option(fc.constantFrom('alpha', 'beta', 'gamma', 'delta', 'mirror', 'time'), { nil: undefined }),
    span: fc.option(fc.nat(9), { nil: undefined }),
    conditions,
  })
  .map(defined)
const possession = fc
  .record({ card: cardName, place, conditions, copies: fc.option(count, { nil: undefined }) })
  .map(defined)
const rowsOf = <T>(row: fc.Arbitrary<T>) => fc.array(row, { minLength: 1, maxLength: 4 })
const deckRows = rowsOf(fc.record({ deck: fc.constantFrom('draw deck', "Q's Tent"), card: cardName, copies: count }))
const op = <Name extends Operation['op']>(name: Name) => fc.constant(name)

const compiled = matchers(phrases)
const matching = (text: string) => compiled.filter(({ regexp }) => regexp.test(text))

const operations: Record<Operation['op'], fc.Arbitrary<Operation>> = {
  moment: fc.record({ op: op('moment'), moment }),
  locations: fc.record({ op: op('locations'), rows: rowsOf(location) }),
  has: fc.record({ op: op('has'), player, rows: rowsOf(possession) }),
  put: fc.record({ op: op('put'), cards, place }),
  set: fc.record({ op: op('set'), cards, condition }),
  order: fc.record({ op: op('order'), pile, cards: rowsOf(cardName) }),
  fill: fc.record({ op: op('fill'), pile, count }),
  score: fc.record({ op: op('score'), player, points, of }).map(defined),
  format: fc.record({
    op: op('format'),
    format: fc.constantFrom('standard tournament rules' as const, 'warp speed' as const, 'premiere' as const),
  }),
  registered: fc.record({ op: op('registered'), player, rows: deckRows }),
  history: fc.record({ op: op('history'), deeds }),
  madeUp: fc.record({
    op: op('madeUp'),
    cards: rowsOf(
      fc
        .record({
          title: fc.constantFrom('Ensign Nobody', 'Quiet Planet'),
          type: fc.constantFrom('personnel', 'ship', 'facility', 'equipment', 'mission'),
          affiliations: fc.constantFrom(undefined, ['federation'], ['klingon', 'non-aligned']),
          skills: fc.constantFrom(undefined, { Diplomacy: 2, Leadership: 1 }),
          unique: fc.constantFrom(undefined, true, false),
          strength: fc.constantFrom(undefined, 0, 7),
          staffing: fc.constantFrom(undefined, ['command', 'staff', 'staff']),
          attemptedBy: fc.constantFrom(undefined, ['any']),
          requires: fc.constantFrom(
            undefined,
            [{ skills: { Diplomacy: 2 }, over: { cunning: 30 } }, { skills: { Geology: 1 } }],
            [{ over: { cunning: 30, strength: 20 } }],
          ),
        })
        .map(defined),
    ) as fc.Arbitrary<Extract<Operation, { op: 'madeUp' }>['cards']>,
  }),
  do: fc.record({ op: op('do'), deed }),
  respond: fc.record({ op: op('respond'), player, cards, place: fc.option(place, { nil: undefined }) }).map(defined),
  choose: fc.record({ op: op('choose'), chooser, choice, from: fc.option(choice, { nil: undefined }) }).map(defined),
  until: fc.record({ op: op('until'), moment }),
  deck: fc.record({
    op: op('deck'),
    player,
    rows: deckRows,
  }),
  verdict: fc.record({ op: op('verdict'), legal }),
  verdicts: fc.record({ op: op('verdicts'), legal, deeds }),
  frame: fc.record({ op: op('frame') }),
  placed: fc.record({ op: op('placed'), cards, now, place }),
  is: fc.record({ op: op('is'), cards, now, condition }),
  value: fc
    .record({
      op: op('value'),
      attribute: fc.constantFrom(...Object.values(attributes)),
      cards,
      values: fc.constantFrom<(number | string)[]>([6], [38, 42], ['undefined'], ['Diplomacy x2, Leadership'], [0.5]),
      includes: fc.option(fc.boolean(), { nil: undefined }),
    })
    .map(defined),
  fact: fc
    .record({ subject: cards, relation })
    .map(({ subject, relation }) => ({ op: 'fact' as const, subject, ...relation })),
  happened: fc
    .oneof(
      fc.record({
        op: op('happened'),
        cards,
        not,
        event: fc.constantFrom(...Object.values(events)),
        by: fc.option(player, { nil: undefined }),
      }),
      fc.record({ op: op('happened'), cards, not, event: fc.constant('counted'), count: fc.constantFrom(0, 3) }),
    )
    .map(defined),
  holds: fc.record({ op: op('holds'), pile, cards: rowsOf(cardName) }),
  size: fc.record({ op: op('size'), pile, count }),
  points: fc.record({ op: op('points'), player, now, points, of }).map(defined),
  mustChoose: fc.record({ op: op('mustChoose'), chooser, count, from: choice }),
  playing: fc.record({ op: op('playing'), player, not, word: fc.constantFrom('romulan', 'maquis') }).map(defined),
  sees: fc.record({ op: op('sees'), player, not, cards }).map(defined),
  shown: fc.record({ op: op('shown'), player, cards }),
  turn: fc.record({ op: op('turn'), now, moment }),
  result: fc.record({ op: op('result'), player, result: fc.constantFrom('won' as const, 'lost' as const) }),
}

for (const [name, arbitrary] of Object.entries(operations)) {
  test(`every operation "${name}" prints as a step that says it, by one phrase alone`, () => {
    fc.assert(
      fc.property(arbitrary, operation => {
        const said = printStep(operation)
        expect(compileStep(said.text, said.table), said.text).to.deep.equal(operation)
        expect(matching(said.text), said.text).to.have.length(1)
      }),
      { numRuns: 200 },
    )
  })
}

test('every action sentence is read as it is printed', () => {
  fc.assert(
    fc.property(deed, one => {
      expect(parseDeed(printDeed(one))).to.deep.equal(one)
    }),
    { numRuns: 200 },
  )
})
