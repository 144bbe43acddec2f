import { isUndefined } from '../../board/parts.ts'
import type { CardId } from '../../board/state.ts'
import { value } from '../../board/value.ts'
import type { Game } from '../../kernel/game.ts'
import type { Features } from '../../text/match.ts'
import type { Attribute } from '../../text/text.ts'
import { classificationOf } from './changes.ts'
import { levelOf } from './level.ts'
import { isMet } from './questions.ts'

/** What a card must be like in skills and attributes. */
export const features: Features<
  'skill' | 'skills' | 'classification' | 'over' | 'under' | 'sumUnder' | 'selectedAtRandom'
> = {
  skill: (game, id, f) => hasSkill(game, id, f.skill!, 1),
  skills: (game, id, f) => Object.entries(f.skills!).every(([skill, level]) => hasSkill(game, id, skill, level)),
  classification: (game, id, f) => classificationOf(game, id) === f.classification,
  over: (game, id, f) => Object.entries(f.over!).every(([a, n]) => value(game, id, a as 'strength') > n!),
  under: (game, id, f) => Object.entries(f.under!).every(([a, n]) => isBelow(game, id, a as 'strength', n!)),
  selectedAtRandom: (game, id) =>
    game.told.some(t => t.event === 'selected' && t.player === undefined && !!t.cards?.includes(id)),
  sumUnder: (game, id, f) => f.sumUnder!.of.reduce((sum, a) => sum + value(game, id, a), 0) < f.sumUnder!.limit,
}

function hasSkill(game: Game, id: CardId, skill: string, level: number): boolean {
  const total = levelOf(game, id, skill)
  return total !== 0 && game.decide(isMet, { skill, level, total })
}

function isBelow(game: Game, id: CardId, attribute: Attribute, limit: number): boolean {
  return !isUndefined(game, id, attribute) && value(game, id, attribute) < limit
}
