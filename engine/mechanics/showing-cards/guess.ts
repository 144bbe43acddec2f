import { record } from '../../board/history.ts'
import { discard } from '../../board/moves.ts'
import { cardsIn } from '../../board/places.ts'
import { type CardId, opponentOf } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { Context } from '../../text/selector.ts'
import type { EffectOf } from '../../text/text.ts'
import { chooseTerm, select } from '../selections/select.ts'
import { guessesBeside, typesToGuess } from './questions.ts'
import { show } from './show.ts'

/** A type is named and a card in the opponent's hand pointed to, which is shown and, if the guess is right, discarded. */
export function* guessAType(game: Game, _: EffectOf<'guess a type'>, { you, this: by }: Context): Flow {
  const hand = cardsIn(game, 'hand', opponentOf(game.state, you)).map(c => c.id)
  const earlier = game.state.history.filter(
    d => d.kind === 'guessed' && d.player === you && d.turn === game.state.turn.number,
  )
  if (!hand.length || !game.decide(guessesBeside, { by, others: earlier.flatMap(d => d.card ?? []) })) return
  record(game, you, 'guessed', by)
  const type = yield* chooseTerm(you, game.decide(typesToGuess, { by }), by)
  const pointed = yield* select(game, { who: you, from: hand, count: 1, by })
  show(game, pointed, you, 'guessed at')
  for (const card of pointed) if (typeOf(game, card) === type.toLowerCase()) discard(game, card)
}

/** Facilities go by their kind. */
function typeOf(game: Game, card: CardId): string | undefined {
  const { type, class: kind } = game.facts(card)
  return type === 'facility' ? kind : type
}
