import { test } from 'node:test'
import { expect } from 'chai'
import type { Act, Board, Card, RefusalCode } from '../../protocol/types.ts'
import { beam, board, move, toPlanet } from './fixtures/boards.ts'
import { arranged, skip } from './fixtures/right-engine.ts'

const enterprise = (change: Partial<Card>) => board({ 'U.S.S. Enterprise': change })
const refused: [what: string, code: RefusalCode, position: Board, act: Act, as?: string][] = [
  ['beaming a stopped card', 'condition', board({ Data: { is: ['stopped'] } }), toPlanet],
  ['beaming from a stopped ship', 'condition', enterprise({ is: ['stopped'] }), toPlanet],
  ['beaming a card of the other player', 'not-controlled', board(), beam(['Gowron'], ['planet', 'Excavation'])],
  ['beaming onto a ship of the other player', 'blocked', board(), beam(['Kira'], ['aboard', 'Runabout'])],
  ['beaming a ship', 'wrong-target', board(), beam(['U.S.S. Enterprise'], ['planet', 'Excavation'])],
  ['beaming to another location', 'wrong-place', board(), beam(['Data'], ['planet', 'Avert Disaster'])],
  ['beaming from the deck', 'wrong-place', board(), beam(['Kurn'], ['planet', 'Excavation'])],
  ['beaming into a hand', 'wrong-place', board(), beam(['Data'], ['hand', 'Alice'])],
  ['beaming to where they are', 'no-effect', board(), beam(['Kira'], ['planet', 'Excavation'])],
  [
    'beaming at a mission without a planet',
    'wrong-place',
    enterprise({ where: ['space', 'Study Nebula'] }),
    beam(['Data'], ['planet', 'Study Nebula']),
  ],
  [
    'orders in the turn of the other player',
    'wrong-player',
    board(),
    beam(['Gowron'], ['planet', 'Excavation']),
    'Bob',
  ],
  [
    'orders at the end of the turn',
    'wrong-time',
    board({}, { turn: { player: 'Alice', number: 5, phase: 'end' } }),
    toPlanet,
  ],
  ['moving a stopped ship', 'condition', enterprise({ is: ['stopped'] }), move('U.S.S. Enterprise', 'Avert Disaster')],
  [
    'moving with a stopped crew',
    'staffing',
    board({ Data: { is: ['stopped'] } }),
    move('U.S.S. Enterprise', 'Avert Disaster'),
  ],
  [
    'moving without RANGE',
    'range',
    enterprise({ count: { 'range-left': 4 } }),
    move('U.S.S. Enterprise', 'Avert Disaster'),
  ],
  ['moving to where it is', 'no-effect', board(), move('U.S.S. Enterprise', 'Excavation')],
  ['ending the turn of the other player', 'wrong-player', board(), { kind: 'end', of: 'turn' }, 'Bob'],
]
for (const [what, code, position, act, as = 'Alice'] of refused)
  test(`it refuses ${what}`, { skip }, async () => {
    const client = await arranged(position)
    const before = await client.observe()
    const { outcome, refusal } = await client.act(as, act)
    expect([outcome, refusal?.code]).to.deep.equal(['refused', code])
    expect(await client.observe()).to.deep.equal(before)
  })
