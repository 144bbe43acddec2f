/** The right reply with another board. */
const board =
  change =>
  async ({ ask, write }) => {
    const reply = await ask()
    if (reply.result?.board) reply.result.board = { ...reply.result.board, ...change(reply.result.board) }
    await write(`${JSON.stringify(reply)}\n`)
  }

const cards = change => board(({ cards }) => ({ cards: change(cards) }))
const stray = (id, where = ['hand', 'Alice']) => ({ id, title: 'Worf', owner: 'Alice', where })
/** So many cards aboard one another in a circle. */
const circle = size =>
  Array.from({ length: size }, (_, at) => stray(`stray ${at}`, ['aboard', `stray ${(at + 1) % size}`]))

export const boards = {
  'shows a card that is not there': cards(all => [...all, stray('Stray')]),
  'shows a card of no title': cards(all => [...all, { ...stray('Stray'), title: 'No Such Card' }]),
  'shows 20,000 cards': cards(all => [...all, ...Array.from({ length: 20_000 }, (_, at) => stray(`stray ${at}`))]),
  'loses a card': cards(all => all.slice(0, -1)),
  'loses all cards': cards(() => []),
  'shows a card twice': cards(all => [...all, all[0]]),
  'shows two cards of one id': cards(all => [...all, stray(all[0].id)]),
  'shows a card aboard itself': cards(all => [...all, ...circle(1)]),
  'shows a circle of two': cards(all => [...all, ...circle(2)]),
  'shows a circle of three': cards(all => [...all, ...circle(3)]),
  'shows a circle of 5,000': cards(all => [...all, ...circle(5_000)]),
  'shows a tower of 5,000': cards(all => [
    ...all,
    ...Array.from({ length: 5_000 }, (_, at) => stray(`s${at}`, at ? ['aboard', `s${at - 1}`] : ['aboard', all[1].id])),
  ]),
  'shows a holder that nobody knows': cards(all => [...all, stray('Stray', ['aboard', 'Nobody'])]),
  'shows a card in the hand of nobody': cards(all => [...all, stray('Stray', ['hand', 'Nobody'])]),
  'shows everybody in a hand': cards(all => all.map(card => ({ ...card, where: ['hand', 'Alice'] }))),
  'shows all cards as those of Bob': cards(all => all.map(card => ({ ...card, owner: 'Bob' }))),
  'turns the order of the cards': cards(all => all.toReversed()),
  'shows another turn': board(({ turn }) => ({ turn: { ...turn, player: 'Bob' } })),
  'shows a turn of a third player': board(({ turn }) => ({ turn: { ...turn, player: 'Carol' } })),
  'shows an earlier phase': board(({ turn }) => ({ turn: { ...turn, phase: 'seed-mission' } })),
  'shows another ruleset': board(() => ({ ruleset: '3e' })),
  'shows points': board(({ players }) => ({ players: players.map(one => ({ ...one, points: 50 })) })),
  'shows a third player': board(({ players }) => ({ players: [...players, { name: 'Carol' }] })),
  'shows no players': board(() => ({ players: [] })),
  'shows players of one name': board(({ players }) => ({ players: players.map(() => players[0]) })),
  'declares the game over': board(() => ({ over: { winner: 'Alice' } })),
  'shows a card of prototypes': cards(all => [
    ...all,
    JSON.parse(
      '{"id":"__proto__","title":"constructor","owner":"toString","where":["hand","Alice"],"__proto__":{"id":7}}',
    ),
  ]),
  'shows a card of control characters': cards(all => [...all, stray('\u001b[31m\n::error::\u202e\0')]),
  'shows an id of 100,000 letters': cards(all => [...all, stray('x'.repeat(100_000))]),
}
