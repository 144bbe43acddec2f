import { test } from 'node:test'
import { expect } from 'chai'
import { scriptsOf } from '../analysis/explore/boards/from-suite.ts'
import { Recorder } from '../analysis/explore/record.ts'
import type { Script } from '../analysis/explore/script.ts'
import { greet, under } from '../analysis/reference.ts'
import { referenceEngine } from '../engine/adapter/serve.ts'
import { rulesets } from '../engine/rulesets/registry.ts'
import type { Act, Board, Place } from '../protocol/types.ts'
import { withinCards } from '../protocol/within-cards.ts'
import { actKinds, places } from '../protocol/words.ts'
import { suiteOf } from '../runner/features.ts'
import { runs } from './fixture/drawn.ts'
import * as fc from './fixture/fc.ts'

const { cases } = suiteOf(undefined)
const scripts = [...rulesets.keys()].flatMap(id => scriptsOf(cases, id))
const engine = referenceEngine()

engine({ id: 0, do: 'hello', protocols: ['1.0'], titles: [] })

/** The board of a scenario of the suite, as it is set up; one with cards of its own cannot be set up again from what is seen of it. */
async function boardOf(script: Script): Promise<Board> {
  const recorder = new Recorder(script, await greet(under(rulesets.get(script.ruleset)!)))
  await recorder.begin()
  return recorder.table.now()
}

type Aimed = Pick<Act, 'kind' | 'to' | 'targets'>

/** Each kind of action, to whatever there is of the kind of place; and to nothing. */
function* actsTo({ cards, players }: Board, place: Place): Iterable<Aimed> {
  const holders =
    place === 'spaceline'
      ? ['alpha', 'gamma', 'delta', 'mirror']
      : withinCards.has(place)
        ? cards.map(one => one.id)
        : players.map(p => p.name)
  for (const kind of actKinds) {
    yield { kind }
    yield { kind, targets: [] }
    for (const holder of holders) yield { kind, to: [place, holder] }
  }
}

test('an action with any card to any place there is, is carried out or refused', async () => {
  const drawn = [fc.nat(scripts.length - 1), fc.nat(30), fc.constantFrom(...places)] as const
  const property = fc.asyncProperty(...drawn, async (script, at, place) => {
    const board = await boardOf(scripts[script]!)
    const card = board.cards[at % Math.max(1, board.cards.length)]?.id
    if (card === undefined) return
    for (const aimed of actsTo(board, place)) {
      if ('error' in engine({ id: 1, do: 'arrange', board })) return
      const reply = engine({ id: 2, do: 'act', as: board.turn.player, act: { ...aimed, card, cards: [card] } })
      const said = 'error' in reply ? reply.error.message : ''
      expect(said, `${board.ruleset}: ${aimed.kind} ${card} to ${aimed.to?.join(' ') ?? 'nothing'}`).to.equal('')
    }
  })
  await fc.assert(property, { numRuns: runs(20_000, 60), includeErrorInReport: true })
})

test('a facility that is to be seeded at itself is refused', () => {
  for (const ruleset of rulesets.keys()) {
    const turn = { player: 'Alice', number: 0, phase: 'seed-facility' } as const
    const outpost = {
      id: 'Federation Outpost',
      title: 'Federation Outpost',
      owner: 'Alice',
      where: ['seeds', 'Alice'],
    } as const
    const players = [{ name: 'Alice' }, { name: 'Bob' }]
    engine({ id: 1, do: 'arrange', board: { ruleset, turn, players, cards: [outpost] } })
    const act = { kind: 'seed', card: outpost.id, to: ['docked', outpost.id] } as const
    const reply = engine({ id: 2, do: 'act', as: 'Alice', act })
    expect(reply, ruleset).to.have.nested.property('result.outcome', 'refused')
  }
})

test('a walk to what nobody can stand in, or far away, is refused under every law', () => {
  for (const ruleset of rulesets.keys())
    for (const to of [
      ['hand', 'Alice'],
      ['planet', 'Far'],
    ] as const) {
      const planet = (title: string) => ({ title, type: 'mission', kind: 'planet', attemptedBy: ['any'] }) as const
      const lies = ruleset === '2e' ? (['spaceline', 'Alice'] as const) : (['spaceline', 'alpha'] as const)
      const location = (id: string) => ({ id, title: id, owner: 'Alice', where: lies }) as const
      const walker = { id: 'Walker', title: 'Walker', owner: 'Alice', where: ['planet', 'Near'] } as const
      const board = {
        ruleset,
        turn: { player: 'Alice', number: 5, phase: 'orders' },
        players: [{ name: 'Alice' }, { name: 'Bob' }],
        made: [planet('Near'), planet('Far'), { title: 'Walker', type: 'personnel', affiliations: ['bajoran'] }],
        cards: [location('Near'), location('Far'), walker],
      } as const
      expect(engine({ id: 1, do: 'arrange', board }), ruleset).to.have.property('result')
      const reply = engine({ id: 2, do: 'act', as: 'Alice', act: { kind: 'walk', cards: ['Walker'], to } })
      expect(reply, `${ruleset}: to ${to.join(' ')}`).to.have.nested.property('result.outcome', 'refused')
    }
})
