import { lose } from '../board/lost.ts'
import { locationOf, teamOn } from '../board/places.ts'
import { isSentBack } from '../mechanics/holograms/holograms.ts'
import { susceptible } from '../text/affected.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { Features } from '../text/match.ts'
import type { PlayText } from '../text/play-text.ts'
import type { Clause, Who } from '../text/text.ts'

export interface AddedFilter {
  /** In an Away Team of so many at the most. */
  readonly inTeamOf?: number
}

export interface AddedEffectWords {
  /** The whole Away Team is placed under the mission; by this clause whoever solves that has his own back, and captures the opponent's. */
  lose: { readonly teamOf: Who; readonly found: Clause }
}

const losesTheTeam: PlayText = {
  ruling: 'custom-cards-420',
  on: { type: 'personnel', whose: "opponent's", cardIn: 'planet', inTeamOf: 2 },
  effects: [{ do: 'lose', teamOf: 'target', found: { ruling: 'custom-cards-514' } }],
}

export const card: Card = {
  title: 'Thine Own Self',
  print: 'whole',
  faq1996: { plays: [losesTheTeam] },
  glossary: {
    asks: { ruling: '1eS-showing-your-cards-16', about: { type: 'personnel', cardIn: 'play' }, tells: 'how many' },
    plays: [losesTheTeam],
  },
}

export const features: Features<'inTeamOf'> = {
  inTeamOf: (game, id, { inTeamOf }) => {
    const { holder, controller } = game.card(id)
    return teamOn(game, holder, controller).length <= inTeamOf!
  },
}

export const effects: EffectHandlers<'lose'> = {
  lose(game, { teamOf, found }, context) {
    for (const target of susceptible(game, teamOf, context)) {
      const mission = locationOf(game, target)
      if (mission === undefined) continue
      for (const card of teamOn(game, mission, game.card(target).controller))
        if (!isSentBack(game, card, 'lost')) lose(game, card, mission, context.this, found)
    }
  },
}
