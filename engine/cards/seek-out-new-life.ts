import { isPersonnel } from '../board/places.ts'
import type { PlayerName } from '../board/state.ts'
import { yours } from '../board/targets.ts'
import type { Game } from '../kernel/game.ts'
import { speciesShown } from '../mechanics/species/species.ts'
import { isNewSpecies } from '../questions/species/questions.ts'
import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'
import type { Who } from '../text/text.ts'

export interface AddedFilter {
  /** Of a species that the player has not in play. */
  readonly newSpecies?: true
}

const icon = 'next generation'

const newWorlds: Who = {
  all: {
    type: 'mission',
    whose: "opponent's",
    holding: { type: 'personnel', whose: 'yours', icon, affiliation: 'federation' },
  },
}

export const card: Card = {
  title: 'Seek Out New Life',
  print: 'whole',
  currentRulings: {
    seeds: {},
    plays: [{ stays: true }],
    uses: [
      {
        ruling: 'custom-cards-523',
        once: 'game',
        when: 'start of your turn',
        needs: { some: {} },
        needsAmong: newWorlds,
        effects: [
          {
            do: 'download',
            where: { type: 'personnel', icon, newSpecies: true },
            upTo: { each: newWorlds },
            toHand: 'must',
            may: true,
          },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
}

/** The species of the player's personnel in play. */
const shownByOwn = (game: Game, player: PlayerName): readonly string[] =>
  yours(game, player)
    .filter(id => isPersonnel(game, id))
    .flatMap(id => speciesShown(game, id))

export const features: Features<'newSpecies'> = {
  newSpecies: (game, id, _, you) =>
    game.decide(isNewSpecies, { own: speciesShown(game, id), others: shownByOwn(game, you) }),
}
