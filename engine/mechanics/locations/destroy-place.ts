import type { CardFacts } from '../../../cards/facts.ts'
import { can } from '../../board/can.ts'
import { isMade } from '../../board/locations.ts'
import { discard } from '../../board/moves.ts'
import { inPlay } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { isDestroyedThere, keepsWhenDestroyed } from '../../questions/locations/questions.ts'
import { goesWithItsOtherEnd, staysForItsSpan } from '../../questions/locations/settled.ts'
import { carryOut } from '../../text/carry-out.ts'
import { type Context, resolve } from '../../text/selector.ts'
import { loseItsPoints } from '../scoring/lose-points.ts'
import { closing } from './close.ts'

/** Everything at the location is destroyed, and the location itself, unless the law leaves something of it. */
export function* destroyPlace(game: Game, location: CardId, context: Context): Flow {
  yield* destroyAllThere(game, location, context)
  if (game.facts(location).type === 'mission' && game.decide(staysForItsSpan, { location })) {
    strip(game, location, context.this)
    return
  }
  const { title } = game.card(location)
  const ends = game.state.cards.filter(c => c.id !== location && c.title === title && c.place === 'spaceline')
  discard(game, location)
  for (const { id: end, owner } of ends)
    if (isMade(game, end) && game.decide(goesWithItsOtherEnd, { end, destroyed: location }))
      yield* closing(game, end, owner, context.this, () => discard(game, end))
}

/** Everything at the location is destroyed. */
export function* destroyAllThere(game: Game, location: CardId, context: Context): Flow {
  const by = context.this
  const there = resolve(game, { all: {}, here: true }, { you: context.you, this: location })
    .filter(card => card !== by && game.card(card).place !== 'spaceline')
    .filter(card => game.decide(isDestroyedThere, { card, location, by }))
  const first = there.filter(card => !there.some(one => takesAlong(game, one, card)))
  for (const card of first) losePoints(game, card)
  yield* carryOut(game, [{ do: 'destroy', who: { chosen: 'there' } }], {
    ...context,
    chosen: { ...context.chosen, there: first },
  })
  for (const card of first) if (inPlay(game.card(card)) && !can(game, card, 'be affected', by)) discard(game, card)
}

/** Is the card carried by the other one, with which it goes? What is docked goes by itself. */
function takesAlong(game: Game, one: CardId, card: CardId): boolean {
  const { holder, place } = game.card(card)
  return holder === one && place !== 'docked'
}

/** The points of what was planted there. */
function losePoints(game: Game, card: CardId): void {
  const { losesPoints } = game.text(card).planted ?? {}
  if (!losesPoints || !game.inForce(losesPoints)) return
  game.credit(losesPoints)
  loseItsPoints(game, card)
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
