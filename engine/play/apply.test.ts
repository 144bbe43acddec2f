import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Act, Answer, Board, Question } from '../../protocol/types.ts'
import * as fc from '../../test/fixture/fc.ts'
import { stateOf } from '../adapter/board.ts'
import { rulesets } from '../rulesets/registry.ts'
import { type Applied, apply, type Command, type Position, quietPosition } from './apply.ts'

const board = (ruleset: string): Board => ({
  ruleset,
  turn: { player: 'Alice', number: 1, phase: 'play' },
  players: [{ name: 'Alice' }, { name: 'Bob' }],
  cards: [
    { id: 'Excavation', owner: 'Alice', where: ['spaceline', 'alpha'] },
    { id: 'Wormhole Negotiations', owner: 'Bob', where: ['spaceline', 'alpha'] },
    { id: 'Chula: The Dice', owner: 'Bob', where: ['under', 'Excavation'] },
    { id: 'U.S.S. Enterprise', owner: 'Alice', where: ['space', 'Excavation'] },
    { id: 'Data', owner: 'Alice', where: ['aboard', 'U.S.S. Enterprise'] },
    { id: 'Jean-Luc Picard', owner: 'Alice', where: ['aboard', 'U.S.S. Enterprise'] },
    { id: 'Worf', owner: 'Alice', where: ['planet', 'Excavation'], is: ['stopped'] },
    { id: 'Bortas', owner: 'Bob', where: ['space', 'Excavation'] },
    { id: 'Kurn', owner: 'Bob', where: ['aboard', 'Bortas'] },
    { id: 'Rogue Borg Mercenaries', owner: 'Bob', where: ['hand', 'Bob'] },
    { id: 'Hugh', owner: 'Alice', where: ['hand', 'Alice'] },
    { id: 'Amanda Rogers', owner: 'Bob', where: ['hand', 'Bob'] },
  ],
})

const ids = board('').cards.map(card => card.id)
const id = fc.constantFrom(...ids)
const where = fc.tuple(fc.constantFrom('planet', 'space', 'aboard', 'on', 'docked'), id) as fc.Arbitrary<
  NonNullable<Act['to']>
>
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant('beam' as const),
    cards: fc.uniqueArray(id, { minLength: 1, maxLength: 2 }),
    to: where,
  }),
  fc.record({ kind: fc.constant('move' as const), card: id, to: where }),
  fc.record({ kind: fc.constant('attempt' as const), card: id, from: where }),
  fc.record({ kind: fc.constant('attack' as const), cards: fc.tuple(id), targets: fc.tuple(id) }),
  fc.record({ kind: fc.constantFrom('play' as const, 'use' as const), card: id, targets: fc.tuple(id) }),
  fc.record({ kind: fc.constant('play' as const), card: id }),
  fc.record({ kind: fc.constantFrom('cloak' as const, 'undock' as const), card: id }),
  fc.constant<Act>({ kind: 'end', of: 'turn' }),
)

const sensible: readonly { readonly as: string; readonly act: Act }[] = [
  ...['Data', 'Jean-Luc Picard', 'Worf'].flatMap(card => [
    { as: 'Alice', act: { kind: 'beam', cards: [card], to: ['planet', 'Excavation'] } as const },
    { as: 'Alice', act: { kind: 'beam', cards: [card], to: ['aboard', 'U.S.S. Enterprise'] } as const },
  ]),
  { as: 'Alice', act: { kind: 'move', card: 'U.S.S. Enterprise', to: ['space', 'Wormhole Negotiations'] } },
  { as: 'Alice', act: { kind: 'move', card: 'U.S.S. Enterprise', to: ['space', 'Excavation'] } },
  { as: 'Alice', act: { kind: 'attempt', card: 'Excavation', from: ['planet', 'Excavation'] } },
  { as: 'Alice', act: { kind: 'attack', cards: ['U.S.S. Enterprise'], targets: ['Bortas'] } },
  { as: 'Bob', act: { kind: 'attack', cards: ['Bortas'], targets: ['U.S.S. Enterprise'] } },
  { as: 'Bob', act: { kind: 'move', card: 'Bortas', to: ['space', 'Wormhole Negotiations'] } },
  { as: 'Bob', act: { kind: 'cloak', card: 'Bortas' } },
  { as: 'Bob', act: { kind: 'play', card: 'Rogue Borg Mercenaries', targets: ['U.S.S. Enterprise'] } },
  { as: 'Alice', act: { kind: 'play', card: 'Hugh' } },
  { as: 'Bob', act: { kind: 'play', card: 'Amanda Rogers' } },
  { as: 'Alice', act: { kind: 'end', of: 'turn' } },
  { as: 'Bob', act: { kind: 'end', of: 'turn' } },
]

const deed = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...sensible) },
  fc.record({ as: fc.constantFrom('Alice', 'Bob'), act }),
)
const move = fc.record({ deed, pick: fc.nat(5), pass: fc.boolean() }).map(({ deed, ...rest }) => ({ ...deed, ...rest }))

/** The command that comes next: the act in a quiet position, an answer where a question is open. */
function commandFor(
  position: Position,
  { as, act: wanted, pick, pass }: { as: string; act: Act; pick: number; pass: boolean },
): Command {
  const [question] = position.pending
  if (!question || question.kind === 'action') return { as, act: wanted }
  if (question.kind === 'response' && !pass) return { as: question.who, act: wanted }
  return { as: question.who, q: question.q, answer: answerTo(question, pick) }
}

function answerTo(question: Question, pick: number): Answer {
  const of = question.of ?? []
  if (question.kind === 'word') return { word: of[pick % of.length] ?? '' }
  if (question.kind === 'order') return { keep: true }
  if (question.kind === 'choose') return { pick: of.slice(0, question.max ?? 1) }
  return { pass: true }
}

function cardsOf({ state }: Position): readonly string[] {
  return state.cards.map(card => card.id).sort()
}

describe('playing at random', () => {
  for (const law of rulesets.values()) {
    const start = quietPosition(stateOf(board(law.id), law))

    let accepted = 0
    it(`loses no card, leaves refused positions alone and repeats itself under ${law.id}`, () => {
      fc.assert(
        fc.property(fc.array(move, { minLength: 10, maxLength: 30 }), moves => {
          let position = start
          for (const next of moves) {
            const command = commandFor(position, next)
            const applied: Applied = apply(position, command, law)
            expect(apply(position, command, law)).to.deep.equal(applied)
            if (applied.refusal) expect(applied.position).to.equal(position)
            position = applied.position
            if (!applied.refusal) accepted += 1
            expect(cardsOf(position)).to.deep.equal([...ids].sort())
          }
        }),
        { numRuns: 200 },
      )
      expect(accepted, 'moves that were legal').to.be.above(200)
    })
  }

  it('does not change the position it is given', () => {
    const law = rulesets.get('1e-2014')!
    const start = quietPosition(stateOf(board(law.id), law))
    const before = JSON.stringify(start)
    apply(start, { as: 'Alice', act: { kind: 'beam', cards: ['Data'], to: ['planet', 'Excavation'] } }, law)
    expect(JSON.stringify(start)).to.equal(before)
  })
})
