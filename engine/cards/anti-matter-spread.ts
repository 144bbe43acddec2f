import { cardsIn, isPersonnel } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { reachesEveryShip } from '../questions/battle/questions.ts'
import { lessensAgain } from '../questions/battle/settled.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { matches } from '../text/match.ts'
import { type Context, resolve } from '../text/selector.ts'
import type { EffectOf, Filter, Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** For this battle each of the ships has 1 WEAPONS less for each personnel aboard that is like that. */
  'lessen WEAPONS': { readonly who: Who; readonly per: Filter }
}

const lessened = {
  do: 'lessen WEAPONS',
  who: { involved: { whose: "opponent's" } },
  per: { under: { cunning: 8 } },
} as const

export const card: Card = {
  title: 'Anti-Matter Spread',
  print: 'whole',
  faq1996: {
    plays: [
      {
        ruling: 'custom-cards-118',
        answers: { to: 'battle' },
        on: { name: 'Borg Ship' },
        effects: [{ do: 'modify', who: 'target', attribute: 'weapons', set: 16 }],
      },
      { answers: { to: 'battle', what: { type: 'ship', whose: 'yours' } }, effects: [lessened] },
      {
        ruling: 'faq96-39-anti-matter-spread-03',
        answers: { to: 'battle', what: { name: 'Borg Ship' } },
        effects: [lessened],
      },
    ],
  },
}

function lessen(game: Game, { who, per }: EffectOf<'lessen WEAPONS'>, context: Context): void {
  const ships = resolve(game, who, context)
  for (const ship of ships) {
    const { [ship]: before } = game.notes.lessened ?? {}
    if (!game.decide(reachesEveryShip, { by: context.this, isFirst: ship === ships[0] })) continue
    if (before !== undefined && !game.decide(lessensAgain, { by: context.this })) continue
    game.note('lessened', { ...game.notes.lessened, [ship]: (before ?? 0) + weakAboard(game, ship, per, context) })
  }
}

const weakAboard = (game: Game, ship: CardId, per: EffectOf<'lessen WEAPONS'>['per'], { you }: Context): number =>
  cardsIn(game, 'aboard', ship).filter(c => isPersonnel(game, c.id) && matches(game, c.id, per, you)).length

export const effects: EffectHandlers<'lessen WEAPONS'> = { 'lessen WEAPONS': lessen }
