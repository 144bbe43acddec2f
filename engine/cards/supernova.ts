import type { CardFacts } from '../../cards/facts.ts'
import { can } from '../board/can.ts'
import { discard, score } from '../board/moves.ts'
import { inPlay } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import { turnPlaced } from '../board/turns.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { isDestroyedThere, keepsWhenDestroyed } from '../questions/locations/questions.ts'
import { staysForItsSpan } from '../questions/locations/settled.ts'
import type { Card } from '../text/card.ts'
import { carryOut } from '../text/carry-out.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Features } from '../text/match.ts'
import { type Context, hereOf, resolve } from '../text/selector.ts'
import type { Clause } from '../text/text.ts'

export interface AddedEffectWords {
  /** Everything at the location is destroyed, and the location itself. */
  'destroy the place': object
}

export interface AddedFilter {
  /** It lies there since another turn than this one. */
  readonly before?: Clause
}

export const card: Card = {
  title: 'Supernova',
  print: 'whole',
  faq1996: {
    plays: [
      {
        on: { type: 'mission' },
        needs: { some: { name: 'Tox Uthat', current: true } },
        stays: true,
        effects: [
          { do: 'destroy', who: { all: { type: 'ship' }, here: true } },
          { do: 'destroy', who: { all: { type: 'facility' }, here: true } },
          { do: 'destroy', who: { all: { type: ['personnel', 'equipment'] }, here: true } },
          {
            do: 'select',
            as: 'used',
            by: 'you',
            count: 1,
            from: { all: { name: 'Tox Uthat', current: true, whose: 'yours' } },
          },
          { ruling: 'faq96-33-tox-uthat-02', do: 'discard', who: { chosen: 'used' } },
        ],
      },
    ],
    standing: [
      { affects: 'host', forbids: 'attempt' },
      { ruling: 'faq96-38-supernova-03', affects: 'this', immuneTo: ['Kevin Uxbridge'] },
    ],
  },
  /** As it is printed, and as the Glossary has it. */
  glossary: {
    plays: [
      {
        on: { any: [{ type: ['mission', 'time location'] }, { cardIn: 'spaceline location' }] },
        except: [{ ruling: '1eS-supernova-01', what: { not: { type: 'mission' } } }],
        needs: { some: { name: 'Tox Uthat', before: { ruling: '1eS-supernova-08' } } },
        stays: true,
        effects: [
          { ruling: 'custom-cards-08', do: 'destroy the place' },
          { do: 'select', as: 'used', by: 'you', count: 1, from: { all: { name: 'Tox Uthat', whose: 'yours' } } },
          { ruling: 'custom-cards-07', do: 'discard', who: { chosen: 'used' } },
        ],
      },
    ],
  },
}

function* destroyAllThere(game: Game, location: CardId, context: Context): Flow {
  const by = context.this
  const there = resolve(game, { all: {}, here: true }, context)
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

export const features: Features<'before'> = {
  before: (game, id, f) => {
    if (!game.inForce(f.before!) || turnPlaced(game, id) !== game.state.turn.number) return true
    game.credit(f.before!)
    return false
  },
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
