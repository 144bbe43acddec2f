import { remember } from '../board/history.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { resolve, type SelectorsByForm } from '../text/selector.ts'
import type { Clause, Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** The player keeps the cards after the game. */
  'take home': { readonly who: Who }
}

export interface AddedSelectorForms {
  /** All cards that the player has brought; by this clause without those that are taken home already. */
  broughtBy: { readonly broughtBy: 'opponent'; readonly left: Clause }
}

export const card: Card = {
  title: 'Raise the Stakes',
  print: 'whole',
  faq1996: {
    plays: [
      {
        stays: true,
        effects: [
          {
            ruling: 'faq96-38-raise-the-stakes-02',
            do: 'as player',
            which: 'opponent',
            effects: [
              {
                do: 'choose',
                by: 'you',
                options: [
                  { word: 'accept', effects: [{ do: 'record', deed: 'agreed' }] },
                  { word: 'forfeit', effects: [{ do: 'record', deed: 'lost' }] },
                ],
              },
            ],
          },
        ],
      },
    ],
    timed: [
      {
        ruling: 'faq96-38-raise-the-stakes-02',
        at: 'game ends',
        effects: [
          {
            do: 'select',
            as: 'prize',
            by: 'chance',
            count: 1,
            from: { broughtBy: 'opponent', left: { ruling: 'custom-cards-488' } },
          },
          { do: 'take home', who: { chosen: 'prize' } },
        ],
      },
    ],
  },
}

export const selectorsByForm: SelectorsByForm<'broughtBy'> = {
  broughtBy: (game, { left }, { you }) => {
    const all = game.state.cards.filter(c => c.owner !== you).map(c => c.id)
    const taken = new Set(game.state.history.flatMap(d => (d.kind === 'taken home' ? (d.card ?? []) : [])))
    if (!taken.size || !game.inForce(left)) return all
    game.credit(left)
    return all.filter(id => !taken.has(id))
  },
}

export const effects: EffectHandlers<'take home'> = {
  'take home'(game, { who }, context) {
    for (const card of resolve(game, who, context)) remember(game, { player: context.you, kind: 'taken home', card })
  },
}
