import { discard, together } from '../../../board/moves.ts'
import { cardsIn } from '../../../board/places.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { isSafeInHand } from '../../../questions/doorways/showing.ts'
import { handGoes } from '../../../questions/draws-and-discards/questions.ts'
import type { Context } from '../../../text/selector.ts'
import { shuffle } from '../../selections/shuffle.ts'
import { draw } from '../draw.ts'
import { putUnderTheDeck } from '../put-under-the-deck.ts'

/** The player gives up his hand and draws as many cards. */
export function* changeHands(game: Game, { you, this: by }: Context): Flow {
  const hand = cardsIn(game, 'hand', you).map(c => c.id)
  const given = new Set(hand.filter(card => !game.decide(isSafeInHand, { card, by })))
  if (game.decide(handGoes, { by }) === 'discard pile')
    together(game, () => {
      for (const card of given) discard(game, card)
    })
  else {
    yield* shuffle(game, you, 'hand')
    for (const { id } of cardsIn(game, 'hand', you)) if (given.has(id)) putUnderTheDeck(game, you, id)
  }
  yield* draw(game, you, given.size)
}
