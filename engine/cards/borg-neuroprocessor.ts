import type { Card } from '../text/card.ts'
import { type Features, matches } from '../text/match.ts'
import type { Requirements } from '../text/requirement.ts'
import type { Filter, Requirement } from '../text/text.ts'
import { nullifies } from './shared/nullifiers.ts'

export interface AddedFilter {
  /** It lies face down. @alone, for other texts name what lies face down by its place */
  readonly faceDown?: true
}

export interface AddedRequirementForms {
  /** Such a card has been killed in this game. @alone, for others ask who was killed in one turn or battle */
  hasDied: { readonly hasDied: Filter }
}

const rogueBorg: Filter = { name: 'Rogue Borg Mercenaries' }

const studied: Requirement = {
  all: [
    { hasDied: { any: [{ affiliation: 'borg' }, { species: 'Borg' }, rogueBorg] } },
    { inPlay: { type: 'equipment', keyword: 'tricorder', whose: 'yours' } },
  ],
}

export const card: Card = {
  title: 'Borg Neuroprocessor',
  print: 'whole',
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-538',
        on: { icon: 'hidden agenda', faceDown: true },
        effects: [{ do: 'reveal', who: 'target', to: 'you' }],
      },
      {
        ruling: 'custom-cards-539',
        needs: studied,
        answers: { to: 'played', what: { type: 'interrupt', icon: 'borg use only' } },
        effects: nullifies,
      },
      {
        ruling: 'custom-cards-540',
        needs: studied,
        effects: [{ do: 'nullify', who: { all: rogueBorg } }],
      },
    ],
  },
}

export const features: Features<'faceDown'> = {
  faceDown: (game, id) => game.card(id).face === 'down',
}

export const requirements: Requirements<'hasDied'> = {
  hasDied: (game, { hasDied }, { you }) =>
    game.state.history.some(d => d.kind === 'killed' && d.card !== undefined && matches(game, d.card, hasDied, you)),
}
