import { record } from '../board/history.ts'
import { discard } from '../board/moves.ts'
import { cardsIn } from '../board/places.ts'
import { type CardId, type CardState, opponentOf } from '../board/state.ts'
import type { Flow } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { chooseTerm, select } from '../mechanics/selections/select.ts'
import { isSafeInHand } from '../questions/doorways/showing.ts'
import { guessesBeside } from '../questions/showing-cards/questions.ts'
import { showsWhatWasGuessed, typesToGuess } from '../questions/showing-cards/settled.ts'
import type { Card } from '../text/card.ts'
import { cardsWith } from '../text/cards-with.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { matches } from '../text/match.ts'
import type { Context } from '../text/selector.ts'

export interface AddedEffectWords {
  /** The player names a type of cards and points to a card in the opponent's hand, which is discarded if it is of that type. */
  'guess a type': object
}

export interface AddedDeedKinds {
  /** The type of a card, by the text of a card. */
  guessed: true
}

export const card: Card = {
  title: 'Telepathic Alien Kidnappers',
  print: 'whole',
  faq1996: {
    plays: [{ stays: true }],
    timed: [
      {
        ruling: 'faq96-38-telepathic-alien-kidnappers-03',
        at: 'turn ends',
        turns: { word: 'each' },
        effects: [{ do: 'guess a type' }],
      },
    ],
  },
}

/** A type is named and a card in the opponent's hand pointed to, which is shown and, if the guess is right, discarded. */
function* guessAType(game: Game, { you, this: by }: Context): Flow {
  const hand = cardsIn(game, 'hand', opponentOf(game.state, you)).map(c => c.id)
  const earlier = game.state.history.filter(
    d => d.kind === 'guessed' && d.player === you && d.turn === game.state.turn.number,
  )
  if (!hand.length || !game.decide(guessesBeside, { by, others: earlier.flatMap(d => d.card ?? []) })) return
  record(game, you, 'guessed', by)
  const type = yield* chooseTerm(you, game.decide(typesToGuess, { by }), by)
  const pointed = yield* select(game, { who: you, from: hand, count: 1, by })
  for (const card of pointed) {
    if (game.decide(showsWhatWasGuessed, { card, by })) game.tell({ event: 'revealed', cards: [card], player: you })
    if (typeOf(game, card) === type.toLowerCase() && !game.decide(isSafeInHand, { card, by })) discard(game, card)
  }
}

/** By a card of the opponent's that reverses it, he guesses in its player's hand. */
function reversed(game: Game, context: Context): Context {
  const opponent = opponentOf(game.state, context.you)
  const turns = ({ id, controller }: CardState): boolean => {
    const clause = game.text(id).reverses!
    if (!game.inForce(clause) || !matches(game, context.this, clause.what, controller)) return false
    game.credit(clause)
    return controller === opponent
  }
  return reversing(game).some(turns) ? { ...context, you: opponent } : context
}

const reversing = cardsWith(text => text.reverses)

/** Facilities go by their kind. */
function typeOf(game: Game, card: CardId): string | undefined {
  const { type, class: kind } = game.facts(card)
  return type === 'facility' ? kind : type
}

export const effects: EffectHandlers<'guess a type'> = {
  'guess a type': (game, _, context) => guessAType(game, reversed(game, context)),
}
