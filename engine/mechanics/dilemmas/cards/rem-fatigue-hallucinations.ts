import { crewOf, hostOf, inPlay, isPersonnel } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { resolve, type SelectorsByForm } from '../../../text/selector.ts'
import type { CardText, Clause, Filter } from '../../../text/text.ts'

declare module '../words.ts' {
  interface DilemmaText {
    /** Met by an Away Team, it takes the ships that they beamed from, too, and all aboard. */
    readonly takesShips?: Clause
  }
}

declare module '../../../text/text.ts' {
  interface SelectorForms {
    /** Those whom a card in play has taken: its targets, and all aboard the ships among them and the ship that it lies on. */
    takenBy: { readonly takenBy: Who }
  }
}

const sleepless: Filter = { species: 'android' }

export const remFatigueHallucinations: CardText = {
  title: 'REM Fatigue Hallucinations',
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
}

export const selectorsByForm: SelectorsByForm<'takenBy'> = {
  takenBy: (game, who, context) => [...new Set(resolve(game, who.takenBy, context).flatMap(id => takenBy(game, id)))],
}

/** The personnel among the targets of a card in play, and those aboard the ships among them and the ship that it lies on. */
function takenBy(game: Game, card: CardId): readonly CardId[] {
  const host = hostOf(game, card)
  const taken = [...(host === undefined ? [] : [host]), ...game.card(card).targets]
  return taken
    .filter(id => inPlay(game.card(id)))
    .flatMap(id => (isPersonnel(game, id) ? [id] : crewOf(game, id, game.card(id).controller)))
}
