import { putInLine, theSpaceline } from '../board/locations.ts'
import { cardsIn } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { select } from '../mechanics/selections/select.ts'
import { kindOfLocation } from '../questions/locations/questions.ts'
import { mayChangeQuadrants } from '../questions/locations/settled.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { hereOf } from '../text/selector.ts'

export interface AddedEffectWords {
  /** A planet of the spaceline, with everything there, goes to another place: beyond a location that the player chooses. */
  'relocate a planet': object
}

export const card: Card = {
  title: 'Blade of Tkon',
  print: 'whole',
  glossary: {
    timed: [{ at: 'earned', effects: [{ do: 'relocate a planet' }, { do: 'discard', who: 'this' }] }],
  },
}

/** The locations beyond which the one may be put. */
function placesFor(game: Game, location: CardId, by: CardId): readonly CardId[] {
  const { holder } = game.card(location)
  const far = game.decide(mayChangeQuadrants, { location, by })
  return game.state.cards
    .filter(c => c.place === 'spaceline' && c.id !== location && (far || c.holder === holder))
    .map(c => c.id)
}

/** On the other side of it, as seen from where it was; from another spaceline, to the right. */
function putBeyond(game: Game, location: CardId, other: CardId): void {
  const { holder } = game.card(other)
  const row = cardsIn(game, 'spaceline', holder).map(c => c.id)
  const left = row.indexOf(location) > row.indexOf(other)
  const rest = row.filter(id => id !== location)
  putInLine(game, location, holder, rest.indexOf(other) + (left ? 0 : 1))
}

export const effects: EffectHandlers<'relocate a planet'> = {
  *'relocate a planet'(game, _, context) {
    const { you, this: by } = context
    const here = hereOf(game, context)
    if (here === undefined) return
    const planets = theSpaceline(game, by, here).filter(
      id => game.decide(kindOfLocation, { location: id }) === 'planet',
    )
    const [planet] = yield* select(game, { who: you, from: planets, count: 1, by })
    if (planet === undefined) return
    const [beyond] = yield* select(game, {
      who: you,
      from: placesFor(game, planet, by),
      count: 1,
      by,
      why: 'destination',
    })
    if (beyond !== undefined) putBeyond(game, planet, beyond)
  },
}
