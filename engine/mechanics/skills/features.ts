import { isUndefined } from '../../board/parts.ts'
import { inPlay } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import { value } from '../../board/value.ts'
import type { Game } from '../../kernel/game.ts'
import { passesForAClassification } from '../../questions/equipment/questions.ts'
import { isMet } from '../../questions/skills/questions.ts'
import { hasItBefore } from '../../questions/skills/settled.ts'
import type { Features } from '../../text/match.ts'
import type { Measured } from '../../text/plain-words.ts'
import { classificationOf } from './changes.ts'
import { levelOf } from './level.ts'

/** What a card must be like in skills and attributes. */
export const features: Features<
  'skill' | 'skills' | 'classification' | 'over' | 'under' | 'sumUnder' | 'selectedAtRandom'
> = {
  skill: (game, id, f) =>
    hasSkill(game, id, f.skill!, 1) || selectsLater(game, id, 'skill') || sharesLater(game, id, f.skill!),
  skills: (game, id, f) => Object.entries(f.skills!).every(([skill, level]) => hasSkill(game, id, skill, level)),
  classification: (game, id, f) =>
    classificationOf(game, id) === f.classification ||
    game.decide(passesForAClassification, { card: id, classification: f.classification! }) ||
    selectsLater(game, id, 'feature'),
  over: (game, id, f) => Object.entries(f.over!).every(([a, n]) => measured(game, id, a as Measured) > n!),
  under: (game, id, f) => Object.entries(f.under!).every(([a, n]) => isBelow(game, id, a as Measured, n!)),
  selectedAtRandom: (game, id) =>
    game.told.some(t => t.event === 'selected' && t.player === undefined && !!t.cards?.includes(id)),
  sumUnder: (game, id, f) => f.sumUnder!.of.reduce((sum, a) => sum + value(game, id, a), 0) < f.sumUnder!.limit,
}

const selecting = { skill: 'select skills', feature: 'choose what it is' } as const

/** May the card, which has not reported yet, be whatever its player will choose then? */
function selectsLater(game: Game, card: CardId, what: 'skill' | 'feature'): boolean {
  if (game.card(card).place !== 'hand') return false
  const chooses = game.text(card).timed?.some(t => t.at === 'reported' && t.effects.some(e => e.do === selecting[what]))
  return !!chooses && game.decide(hasItBefore, { card, what })
}

/** Will the card, which has not reported yet, be one of a hive whose skills are shared, this one among them? */
function sharesLater(game: Game, card: CardId, skill: string): boolean {
  const { place, owner } = game.card(card)
  if (place !== 'hand' || !game.facts(card).affiliations?.includes('borg')) return false
  const hive = game.state.cards.filter(c => c.controller === owner && inPlay(c))
  const shared = hive.some(c => game.text(c.id).sharing) && hive.some(c => levelOf(game, c.id, skill) > 0)
  return shared && game.decide(hasItBefore, { card, what: 'skill' })
}

function hasSkill(game: Game, id: CardId, skill: string, level: number): boolean {
  const total = levelOf(game, id, skill)
  return total !== 0 && game.decide(isMet, { skill, level, total })
}

function isBelow(game: Game, id: CardId, what: Measured, limit: number): boolean {
  return (isPrinted(what) || !isUndefined(game, id, what)) && measured(game, id, what) < limit
}

const printed = {
  points: (game: Game, id: CardId) => game.facts(id).points ?? 0,
  'skill dots': (game: Game, id: CardId) => game.law.language.skillIcons(game, id),
  'staffing icons': (game: Game, id: CardId) => game.facts(id).staffing?.length ?? 0,
}

const isPrinted = (what: Measured): what is keyof typeof printed => Object.hasOwn(printed, what)

const measured = (game: Game, id: CardId, what: Measured): number =>
  isPrinted(what) ? printed[what](game, id) : value(game, id, what)
