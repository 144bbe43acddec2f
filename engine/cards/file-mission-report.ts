import { isPersonnel } from '../board/places.ts'
import type { CardId, PlayerName } from '../board/state.ts'
import { isOpposed } from '../board/unopposed.ts'
import type { Game } from '../kernel/game.ts'
import { areOfOneAffiliation } from '../mechanics/compatibility/affiliations.ts'
import type { Card } from '../text/card.ts'
import { type Features, matches } from '../text/match.ts'

export interface AddedFilter {
  /** It has used a skill for the mission that its player has attempted last, and may tell of it where it is. @alone Nothing else is told of missions. */
  readonly hasAReport?: true
}

export const card: Card = {
  title: 'File Mission Report',
  print: 'whole',
  glossary: {
    seeds: {},
    plays: [{ stays: true }],
    uses: [
      {
        ruling: 'custom-cards-566',
        on: { type: 'personnel', whose: 'yours', hasAReport: true },
        effects: [
          { do: 'score', points: 5 },
          { do: 'discard', who: 'this' },
        ],
      },
    ],
  },
}

/** Those who were skilled for the mission that the player has attempted last, if he has completed it and nobody of his has told of it. */
function skilledLast(game: Game, player: PlayerName): readonly CardId[] {
  const own = game.state.history.filter(d => d.player === player)
  const mission = own.findLast(d => d.kind === 'attempt')?.card
  const completed = own.findLast(d => d.kind === 'completed' && d.card === mission)
  if (mission === undefined || !completed) return []
  const since = own.slice(own.indexOf(completed))
  const isReport = (by: CardId | undefined): boolean => by !== undefined && game.card(by).title === card.title
  return since.some(d => d.kind === 'use' && isReport(d.card)) ? [] : (completed.cards ?? [])
}

/** May the personnel tell of missions at the site where it is? */
function maySpeakThere(game: Game, id: CardId): boolean {
  const { holder: site, controller } = game.card(id)
  if (game.find(site)?.place !== 'site') return false
  const clause = game.text(site).missionReports
  if (!clause || !game.inForce(clause)) return false
  game.credit(clause)
  return (
    !isOpposed(game, site, controller) &&
    areOfOneAffiliation(game, id, game.card(site).holder) &&
    matches(game, id, clause.where, controller, true)
  )
}

export const features: Features<'hasAReport'> = {
  hasAReport: (game, id, _, you) =>
    isPersonnel(game, id) && skilledLast(game, you).includes(id) && maySpeakThere(game, id),
}
