import { namedSkills } from '../../../cards/named-skills.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { UseText } from '../../text/in-play-text.ts'
import { hasASkillDot, isASpecialSkill } from '../suspends-play/questions.ts'
import { lostSkills } from './losses.ts'

const isSpecialDownload = (text: UseText): boolean => text.effects.some(e => e.do === 'download' && e.special)

/** Is the text one of the card's skills, and not other text on it? */
export function isSkill(game: Game, card: CardId, text: UseText): boolean {
  return !!text.skill || (isSpecialDownload(text) && game.decide(isASpecialSkill, { card }))
}

/** Skill dots: those that are stated, or one for each skill in the box that has one. */
export function dotsOf(game: Game, card: CardId): number {
  const printed = printedDots(game, card)
  return printed && Math.max(0, printed - lostSkills(game, card))
}

function printedDots(game: Game, card: CardId): number {
  const { dots, skills = {} } = game.facts(card)
  if (dots !== undefined) return dots
  const special = (game.text(card).uses ?? []).filter(text => hasDot(game, card, text))
  return namedSkills(skills).length + special.length
}

function hasDot(game: Game, card: CardId, text: UseText): boolean {
  if (isSpecialDownload(text)) return game.decide(hasASkillDot, { card })
  return !!text.skill
}
