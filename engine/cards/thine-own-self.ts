import { move } from '../board/moves.ts'
import { locationOf, teamOn } from '../board/places.ts'
import { isSentBack } from '../mechanics/holograms/holograms.ts'
import { susceptible } from '../text/affected.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Features } from '../text/match.ts'
import type { Who } from '../text/text.ts'

export interface AddedFilter {
  /** In an Away Team of so many at the most. */
  readonly inTeamOf?: number
}

export interface AddedEffectWords {
  /** The whole Away Team is placed under the mission. */
  lose: { readonly teamOf: Who }
}

export const card: Card = {
  title: 'Thine Own Self',
  print: [
    {
      under: ['faq1996'],
      plays: 'that the Away Team is placed under the mission',
      leftOut: 'that it is captured or rescued by solving the mission, and that a team in a facility is safe',
      why: 'nobody solves the mission, and no facility is on the planet',
    },
    {
      under: ['glossary', 'currentRulings'],
      plays: 'what may be asked because of it',
      leftOut: 'all that it is played for',
      why: 'it stays in hand',
    },
  ],
  faq1996: {
    plays: [
      {
        ruling: 'custom-cards-420',
        on: { type: 'personnel', whose: "opponent's", cardIn: 'planet', inTeamOf: 2 },
        effects: [{ do: 'lose', teamOf: 'target' }],
      },
    ],
  },
  glossary: {
    asks: { ruling: '1eS-showing-your-cards-16', about: { type: 'personnel', cardIn: 'play' }, tells: 'how many' },
  },
}

export const features: Features<'inTeamOf'> = {
  inTeamOf: (game, id, { inTeamOf }) => {
    const { holder, controller } = game.card(id)
    return teamOn(game, holder, controller).length <= inTeamOf!
  },
}

export const effects: EffectHandlers<'lose'> = {
  lose(game, { teamOf }, context) {
    for (const target of susceptible(game, teamOf, context)) {
      const mission = locationOf(game, target)
      if (mission === undefined) continue
      for (const card of teamOn(game, mission, game.card(target).controller))
        if (!isSentBack(game, card, 'lost')) move(game, card, 'under', mission)
    }
  },
}
