import type { CardFacts } from '../../../cards/facts.ts'
import { can } from '../../board/can.ts'
import { discard, lift, score } from '../../board/moves.ts'
import { cardsIn, inPlay } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { carryOut } from '../../text/carry-out.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { type Context, hereOf, resolve } from '../../text/selector.ts'
import { isDestroyedThere, isRestoredAs, keepsWhenDestroyed, staysForItsSpan } from './questions.ts'

declare module '../../text/text.ts' {
  interface EffectWords {
    /** Everything at the location is destroyed, and the location itself. */
    'destroy the place': object
  }
}

export const effects: EffectHandlers<'destroy the place'> = {
  *'destroy the place'(game, _, context) {
    const location = hereOf(game, context)
    if (location === undefined) return
    yield* destroyAllThere(game, location, context)
    if (game.decide(staysForItsSpan, { location })) strip(game, location, context.this)
    else discard(game, location)
  },
}

function* destroyAllThere(game: Game, location: CardId, context: Context): Flow {
  const by = context.this
  const there = resolve(game, { all: {}, here: true }, context)
    .filter(card => card !== by && game.card(card).place !== 'spaceline')
    .filter(card => game.decide(isDestroyedThere, { card, location, by }))
  const first = there.filter(card => !there.includes(game.card(card).holder))
  for (const card of first) losePoints(game, card)
  yield* carryOut(game, [{ do: 'destroy', who: { chosen: 'there' } }], {
    ...context,
    chosen: { ...context.chosen, there: first },
  })
  for (const card of first) if (inPlay(game.card(card)) && !can(game, card, 'be affected', by)) discard(game, card)
}

/** The points of what was planted there. */
function losePoints(game: Game, card: CardId): void {
  const { losesPoints } = game.text(card).planted ?? {}
  if (!losesPoints || !game.inForce(losesPoints)) return
  game.credit(losesPoints)
  score(game, game.card(card).controller, -(game.facts(card).points ?? 0), true, card)
}

/** Leaves of the location what the law leaves. */
function strip(game: Game, location: CardId, by: CardId): void {
  const facts = game.facts(location)
  const rest = game.decide(keepsWhenDestroyed, { location, what: 'the rest' })
  const kind = game.decide(keepsWhenDestroyed, { location, what: 'kind' })
  const { type, span } = facts
  const kept: CardFacts = rest ? facts : { title: '', type, ...(span === undefined ? {} : { span }) }
  const { kind: _, ...untyped } = kept
  const left = kind && facts.kind ? { ...kept, kind: facts.kind } : untyped
  game.change(location, { left: { facts: left, by, ...(rest ? { text: game.text(location) } : {}) } })
}

/** Gives the mission back what it was. */
export function restore(game: Game, mission: CardId): void {
  const { left, ...whole } = game.card(mission)
  if (!left) return
  game.state = { ...game.state, cards: game.state.cards.map(c => (c.id === mission ? whole : c)) }
  if (!game.decide(isRestoredAs, { mission, what: 'completed' })) lift(game, mission, 'completed')
  if (game.decide(isRestoredAs, { mission, what: 'assimilated' })) return
  for (const { id } of cardsIn(game, 'on', mission)) if (game.text(id).objective) discard(game, id)
}
