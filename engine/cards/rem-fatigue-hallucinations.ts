import { crewOf, hostOf, inPlay, isPersonnel } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import type { Card } from '../text/card.ts'
import { resolve, type SelectorsByForm } from '../text/selector.ts'
import type { Clause, Filter, Who } from '../text/text.ts'

export interface AddedDilemmaText {
  /** Met by an Away Team, it takes the ships that they beamed from, too, and all aboard. */
  readonly takesShips?: Clause
}

export interface AddedSelectorForms {
  /** Those whom a card in play has taken: its targets, and all aboard the ships among them and the ship that it lies on. */
  takenBy: { readonly takenBy: Who }
}

const sleepless: Filter = { species: 'android' }

export const card: Card = {
  title: 'REM Fatigue Hallucinations',
  print: [
    { under: ['faq1996'] },
    {
      under: ['glossary', 'currentRulings'],
      plays: 'that the ship comes back to an outpost, where the print has the personnel board it',
    },
  ],
  faq1996: {
    dilemma: {
      takesShips: { ruling: 'faq96-324-rem-fatigue-hallucinations-05' },
      placedOn: 'ship',
      points: 5,
      cure: { skill: 'MEDICAL', level: 3 },
    },
    timed: [
      { at: 'docks', effects: [{ do: 'discard', who: 'this' }] },
      {
        at: 'turn ends',
        turns: { word: 'full', nth: 3 },
        effects: [
          { do: 'kill', who: { these: { takenBy: 'this' }, where: { not: sleepless } } },
          {
            ruling: 'faq96-324-rem-fatigue-hallucinations-01',
            do: 'kill',
            who: { these: { takenBy: 'this' }, where: sleepless },
          },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
  glossary: {
    dilemma: {
      ruling: 'custom-cards-311',
      placedOn: 'ship',
      countdown: 4,
      points: 5,
      cures: [{ ruling: 'custom-cards-311', needs: { skill: 'MEDICAL', level: 3 } }],
    },
    timed: [
      { at: 'docks', effects: [{ do: 'cure', who: 'this' }] },
      { at: 'expires', effects: [{ do: 'kill', who: { crewOf: 'host' } }] },
    ],
  },
}

/** The personnel among the targets of a card in play, and those aboard the ships among them and the ship that it lies on. */
function takenBy(game: Game, card: CardId): readonly CardId[] {
  const host = hostOf(game, card)
  const taken = [...(host === undefined ? [] : [host]), ...game.card(card).targets]
  return taken
    .filter(id => inPlay(game.card(id)))
    .flatMap(id => (isPersonnel(game, id) ? [id] : crewOf(game, id, game.card(id).controller)))
}

export const selectorsByForm: SelectorsByForm<'takenBy'> = {
  takenBy: (game, who, context) => [...new Set(resolve(game, who.takenBy, context).flatMap(id => takenBy(game, id)))],
}
