import { cardsIn } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { Language } from '../../kernel/language.ts'
import { countsAsScouted } from '../../questions/scouting/questions.ts'
import { type Features, matches } from '../../text/match.ts'
import { hasBorgObjective, isTargetedAs } from './inner/scouted.ts'

/** What this room adds to what a card must be like. */
export const features: Features<'targetedAs' | 'homeworld' | 'aimingAt' | 'unscouted' | 'noBorgObjective'> = {
  targetedAs: (game, id, f) => isTargetedAs(game, id, f.targetedAs!),
  homeworld: (game, id) => !!game.text(id).homeworldOf?.length,
  aimingAt: (game, id, { aimingAt }, you) =>
    game.card(id).targets.some(target => matches(game, target, aimingAt!, you)),
  unscouted: (game, id) => !isScouted(game, id),
  noBorgObjective: (game, id) => !hasBorgObjective(game, id),
}

/** Has the mission been scouted, for texts that want one that has not? */
function isScouted(game: Game, mission: CardId): boolean {
  const completed = game.card(mission).is.includes('scouted')
  const emptied = !cardsIn(game, 'under', mission).some(c => game.facts(c.id).type === 'dilemma')
  return game.decide(countsAsScouted, { mission, completed, emptied })
}

export const pastFeatures: Language['pastFeatures'] = ['unscouted', 'noBorgObjective']
