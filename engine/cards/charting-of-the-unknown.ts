import { cardsIn } from '../board/places.ts'
import type { CardId } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import type { Language } from '../kernel/language.ts'
import { countsAsScouted } from '../questions/scouting/questions.ts'
import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'
import { borgThere } from './shared/borg-objectives.ts'

export interface AddedFilter {
  /** A mission that has not been scouted. */
  readonly unscouted?: true
}

export const card: Card = {
  title: 'Charting of the Unknown',
  glossary: {
    plays: [{ aimsAt: { type: 'mission', targetedAs: 'planet', unscouted: true }, aims: true, stays: true }],
    objective: {
      scouts: 'location',
      as: 'planet',
      needs: borgThere,
      outcomes: [{ icons: ['navigation'] }],
    },
  },
}

/** Has the mission been scouted, for texts that want one that has not? */
function isScouted(game: Game, mission: CardId): boolean {
  const completed = game.card(mission).is.includes('scouted')
  const emptied = !cardsIn(game, 'under', mission).some(c => game.facts(c.id).type === 'dilemma')
  return game.decide(countsAsScouted, { mission, completed, emptied })
}

export const features: Features<'unscouted'> = {
  unscouted: (game, id) => !isScouted(game, id),
}

export const pastFeatures: Language['pastFeatures'] = ['unscouted']
