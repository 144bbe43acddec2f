import { move } from '../../../board/moves.ts'
import { locationOf, teamOn } from '../../../board/places.ts'
import { susceptible } from '../../../text/affected.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import type { Features } from '../../../text/match.ts'
import type { CardText } from '../../../text/text.ts'
import { isSentBack } from '../holograms.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** In an Away Team of so many at the most. */
    readonly inTeamOf?: number
  }
  interface EffectWords {
    /** The whole Away Team is placed under the mission. */
    lose: { readonly teamOf: Who }
  }
}

export const thineOwnSelf: CardText = {
  title: 'Thine Own Self',
  plays: [
    {
      on: { type: 'personnel', whose: "opponent's", cardIn: 'planet', inTeamOf: 2 },
      effects: [{ do: 'lose', teamOf: 'target' }],
    },
  ],
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
