import { record } from '../../board/history.ts'
import { move, together } from '../../board/moves.ts'
import { cardsIn, inPlay, isPersonnel } from '../../board/places.ts'
import { remind } from '../../board/remind.ts'
import type { CardId } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { diesWhenDiscarded } from '../../questions/draws-and-discards/questions.ts'
import { shufflesInDiscards } from '../../questions/draws-and-discards/settled.ts'
import { affected } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import type { Context } from '../../text/selector.ts'
import { kill } from '../damage/kill.ts'
import { leave } from '../dilemmas/settle.ts'
import { timesOver } from '../scoring/times-over.ts'
import { shuffle } from '../selections/shuffle.ts'
import { draw } from './draw.ts'
import { changeHands } from './inner/change-hands.ts'
import { drawUntilEven } from './inner/draw-until-even.ts'
import { rearrange } from './inner/rearrange.ts'
import { regenerate } from './regenerate.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<
  'change hands' | 'discard' | 'draw' | 'last for' | 'rearrange' | 'regenerate' | 'shuffle'
> = {
  'change hands': (game, _, context) => changeHands(game, context),
  *discard(game, { who }, context) {
    const cards = affected(game, who, context)
    noticeHand(game, cards, context)
    const dying = cards.filter(id => dies(game, id, context.this))
    if (dying.length) yield* kill(game, dying, context.this)
    const others = cards.filter(id => !dying.includes(id))
    together(game, () => {
      for (const card of others) leave(game, card, 'discarded')
    })
  },
  draw: (game, { count, each }, context) =>
    count === 'until even'
      ? drawUntilEven(game, context.you, context.this)
      : draw(game, context.you, each ? count * timesOver(game, each, context) : count),
  'last for'(game, { who }, context) {
    remind(game, context.this, affected(game, who, context))
  },
  rearrange,
  regenerate,
  *shuffle(game, text, { you, this: by, group }) {
    if (text.into) {
      if (group) yield* shuffleInto(game, by, group.mission)
      return
    }
    if (text.in && (text.in === 'discard pile' || game.decide(shufflesInDiscards, { by, player: you })))
      for (const { id } of cardsIn(game, 'discard', you)) move(game, id, 'deck', you)
    yield* shuffle(game, you, 'deck')
  },
}

/** Among the seeds of the mission, in an order that chance makes. */
function* shuffleInto(game: Game, card: CardId, mission: CardId): Flow {
  move(game, card, 'under', mission)
  yield* shuffle(game, mission, 'under')
}

const dies = (game: Game, personnel: CardId, by: CardId): boolean =>
  isPersonnel(game, personnel) && inPlay(game.card(personnel)) && game.decide(diesWhenDiscarded, { personnel, by })

/** Cards from a hand are discarded for the card whose text says so. */
function noticeHand(game: Game, cards: readonly CardId[], context: Context): void {
  for (const { place, holder } of cards.map(id => game.card(id)))
    if (place === 'hand') record(game, holder, 'discarded for', context.this)
}
