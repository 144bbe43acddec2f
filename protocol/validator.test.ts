import { test } from 'node:test'
import { expect } from 'chai'
import type { Reply, Request } from './types.ts'
import { checkReply, checkRequest } from './validator.ts'

const board = { ruleset: 'x', turn: { player: 'Alice', phase: 'orders' }, players: [{ name: 'Alice' }], cards: [] }

function withCard(card: object): object {
  return { ...board, cards: [{ id: 'Kira', owner: 'Alice', where: ['hand', 'Alice'], ...card }] }
}

const requests: [what: string, request: object, message: string | undefined][] = [
  ['a plain arrange', { do: 'arrange', board: withCard({ is: ['stopped'], count: { hull: 50 } }) }, undefined],
  ['a made-up card', { do: 'arrange', board: { ...board, made: [{ type: 'ship', title: 'X', range: 8 }] } }, undefined],
  ['an assignment', { do: 'answer', q: 's1', as: 'Bob', answer: { assign: { Kira: 'Bochra' } } }, undefined],
  ['a fact', { do: 'observe', facts: [{ fact: 'refers-to', titles: ['Q2', 'Kevin Uxbridge'] }] }, undefined],
  [
    'an unknown place',
    { do: 'arrange', board: withCard({ where: ['aborad', 'Runabout'] }) },
    '/board/cards/0/where/0: expected one of hand, deck, …, got "aborad" (nearest: "aboard").',
  ],
  [
    'an unknown field',
    { do: 'arrange', board: withCard({ colour: 'red' }) },
    '/board/cards/0: expected no field "colour" (extra fields must begin with "x-").',
  ],
  [
    'a slash in an id',
    { do: 'arrange', board: withCard({ id: 'a/b' }) },
    '/board/cards/0/id: expected that it must match pattern "^[^/]+$", got "a/b".',
  ],
  [
    'a condition twice',
    { do: 'arrange', board: withCard({ is: ['stopped', 'stopped'] }) },
    '/board/cards/0/is: expected that it must NOT have duplicate items',
  ],
  [
    'an unknown count',
    { do: 'arrange', board: withCard({ count: { hul: 1 } }) },
    '/board/cards/0/count: expected one of range-left, hull, …, got "hul" (nearest: "hull").',
  ],
  [
    'a number over 32 bits',
    { do: 'arrange', board: withCard({ count: { hull: 2 ** 31 } }) },
    '/board/cards/0/count/hull: expected that it must be <= 2147483647, got 2147483648.',
  ],
  ['chance as a player', { do: 'act', as: 'chance', act: { kind: 'draw' } }, '/as: expected'],
  [
    'a missing field',
    { do: 'act', as: 'Alice' },
    'the request `act` (request 1) breaks the protocol: expected the field "act".',
  ],
  [
    'an answer in no form',
    { do: 'answer', q: 's1', as: 'Bob', answer: {} },
    '/answer: expected one of the fields "pick", "pass", "yes", "number", "word", "order", "keep", "assign", got {}.',
  ],
  [
    'a pick that is no list',
    { do: 'answer', q: 's1', as: 'Bob', answer: { pick: 'Kira' } },
    '/answer/pick: expected that it must be array, got "Kira".',
  ],
  ['an unannounced request field', { do: 'bye', why: 'tired' }, 'expected no field "why"'],
]

for (const [what, request, message] of requests)
  test(`request: ${what}`, () => {
    expectation(message, () => checkRequest({ id: 1, ...request } as Request))
  })

const replies: [what: string, verb: string, reply: object, message: string | undefined][] = [
  ['an extension', 'bye', { result: { 'x-time': 3 }, 'x-more': true }, undefined],
  ['an error', 'act', { error: { code: 'unsupported', message: 'no' } }, undefined],
  [
    'an unknown error code',
    'act',
    { error: { code: 'unsuported', message: 'no' } },
    '/error/code: expected one of bad-json, …, got "unsuported" (nearest: "unsupported").',
  ],
  ['a refusal', 'act', { result: { outcome: 'refused', refusal: { stage: 'start' }, pending: [] } }, undefined],
  [
    'a refusal that is not told',
    'act',
    { result: { outcome: 'refused', pending: [] } },
    '/result: expected the field "refusal".',
  ],
  [
    'a refusal of what was done',
    'act',
    { result: { outcome: 'done', refusal: { stage: 'start' }, pending: [] } },
    '/result/refusal: expected no such field',
  ],
  [
    'a choice without candidates',
    'arrange',
    { result: { pending: [{ q: 'a', who: 'chance', kind: 'choose' }] } },
    '/result/pending/0: expected the field "of".',
  ],
  [
    'both result and error',
    'bye',
    { result: {}, error: { code: 'internal', message: '' } },
    'expected no field "result"',
  ],
  ['a list as result', 'bye', { result: [] }, '/result: expected that it must be object, got [].'],
  [
    'an undeclared capability',
    'hello',
    { result: { protocol: '1.0', engine: { name: 'A', version: '1' }, can: { places: ['hnad'] } } },
    '(nearest: "hand")',
  ],
]

for (const [what, verb, reply, message] of replies)
  test(`reply: ${what}`, () => {
    expectation(message, () => checkReply({ id: 1, do: verb } as Request, { id: 1, ...reply } as unknown as Reply))
  })

/** An ellipsis in the message stands for any words. */
function expectation(message: string | undefined, check: () => void): void {
  if (message === undefined) {
    check()
    return
  }
  const parts = message.split('…').map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  expect(check).to.throw(new RegExp(parts.join('.*'), 'i'))
}
