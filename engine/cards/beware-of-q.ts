import { discard, move } from '../board/moves.ts'
import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { affected } from '../text/affected.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { resolve } from '../text/selector.ts'
import type { Filter, Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** The dilemma that is being met is discarded, and this one is met in its place. */
  exchange: { readonly who: Who; readonly for: Who }
}

const flash: Filter = { name: 'Q-Flash', whose: 'yours' }

export const card: Card = {
  title: 'Beware of Q',
  print: { lies: ['core'] },
  glossary: {
    plays: [
      { ruling: 'custom-cards-147', on: flash, stays: true },
      { effects: [{ do: 'download', where: { type: 'dilemma', name: 'Q' }, to: 'any location', seeds: true }] },
    ],
    letsSeed: { where: { type: 'dilemma', icon: 'q' } },
    seeds: { phase: 'doorway phase', orOn: { ruling: 'custom-cards-147', where: flash } },
    uses: [
      {
        ruling: '1eD-dilemma-resolution-summary-22',
        once: 'location',
        lyingOn: { ruling: 'custom-cards-148', where: flash },
        answers: { to: 'encountered', what: { whose: 'yours' } },
        needsAmong: { cardsIn: ['hand', 'tent'], of: 'you' },
        needs: { some: { name: 'Q' } },
        effects: [
          {
            do: 'select',
            as: 'Q',
            by: 'you',
            count: 1,
            from: { cardsIn: ['hand', 'tent'], of: 'you' },
            where: { name: 'Q' },
          },
          { do: 'exchange', who: 'answered', for: { chosen: 'Q' } },
        ],
      },
    ],
  },
}

/** Another dilemma is met in the place of the one that lies open. */
function exchange(game: Game, dilemma: CardId, other: CardId | undefined): void {
  const { encounter } = game.underway
  if (other === undefined || !encounter) return
  discard(game, dilemma)
  move(game, other, 'under', encounter.at)
  const others = game.state.cards.filter(c => c.id !== other)
  game.state = { ...game.state, cards: [game.card(other), ...others] }
}

export const effects: EffectHandlers<'exchange'> = {
  exchange(game, effect, context) {
    for (const card of affected(game, effect.who, context)) exchange(game, card, resolve(game, effect.for, context)[0])
  },
}
