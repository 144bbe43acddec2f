import { move } from '../board/moves.ts'
import { inPlay, isIn, locationOf } from '../board/places.ts'
import type { CardId, PlayerName } from '../board/state.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { select } from '../mechanics/selections/select.ts'
import { isOnTheSpaceline } from '../questions/locations/questions.ts'
import { isOnTheSpacelineWith } from '../questions/nullifying/settled.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { matches } from '../text/match.ts'
import type { PlayText } from '../text/play-text.ts'

export interface AddedEffectWords {
  /** An event of the opponent's that lies on the spaceline goes to another location, onto what it might have been played on. */
  'move an event along the spaceline': object
}

export const card: Card = {
  title: 'Dr. Q, Medicine Entity',
  print: 'whole',
  glossary: {
    inFlash: [{ ruling: 'custom-cards-941', do: 'move an event along the spaceline' }],
  },
}

/** Events of the opponent's that lie on something on the spaceline. */
const problems = (game: Game, you: PlayerName, by: CardId): readonly CardId[] =>
  game.state.cards
    .filter(c => c.controller !== you && isIn(c, 'on', 'core') && game.facts(c.id).type === 'event')
    .filter(({ id, place, holder }) => isThere(game, place === 'on' ? holder : id))
    .filter(
      ({ id, place, holder }) => place !== 'on' || game.decide(isOnTheSpacelineWith, { card: id, on: holder, by }),
    )
    .map(({ id }) => id)

function* treat(game: Game, you: PlayerName, problem: CardId, by: CardId): Flow {
  const [to] = yield* select(game, { who: you, from: appropriate(game, problem), count: 1, by })
  if (to !== undefined) move(game, problem, 'on', to)
}

/** What lies at another location, and might have had the event played on it. */
function appropriate(game: Game, event: CardId): readonly CardId[] {
  const { controller } = game.card(event)
  const here = locationOf(game, event)
  const plays = game.text(event).plays ?? []
  return game.state.cards
    .filter(c => inPlay(c) && isThere(game, c.id) && locationOf(game, c.id) !== here)
    .filter(c => plays.some(text => !!text.stays && isMeant(game, text, c.id, controller)))
    .map(({ id }) => id)
}

const isMeant = (game: Game, { on, except = [] }: PlayText, card: CardId, player: PlayerName): boolean =>
  !!on &&
  matches(game, card, on, player) &&
  !except.some(clause => clause.what && game.inForce(clause) && matches(game, card, clause.what, player))

/** Is it on the spaceline? */
const isThere = (game: Game, card: CardId): boolean =>
  game.decide(isOnTheSpaceline, { card, location: locationOf(game, card) })

export const effects: EffectHandlers<'move an event along the spaceline'> = {
  *'move an event along the spaceline'(game, _, { you, this: by }) {
    const from = problems(game, you, by).filter(event => appropriate(game, event).length > 0)
    const [problem] = yield* select(game, { who: you, from, count: 1, by })
    if (problem !== undefined) yield* treat(game, you, problem, by)
  },
}
