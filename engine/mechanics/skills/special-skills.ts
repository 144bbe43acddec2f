import { namedSkills } from '../../../cards/named-skills.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { isASpecialSkill } from '../../questions/downloading/settled.ts'
import { isASkill } from '../../questions/skills/questions.ts'
import { changesDots, countsSkills, hasADotForEachSkill } from '../../questions/skills/settled.ts'
import { hasASkillDot } from '../../questions/suspends-play/questions.ts'
import type { UseText } from '../../text/in-play-text.ts'
import { printedBox } from './box.ts'
import { gainedBy } from './changes.ts'
import { lostSkills } from './losses.ts'
import { skillsBox } from './sharing.ts'

const isSpecialDownload = (text: UseText): boolean => text.effects.some(e => e.do === 'download' && e.special)

/** Is the text one of the card's skills, and not other text on it? */
export function isSkill(game: Game, card: CardId, text: UseText): boolean {
  if (text.skill) return game.decide(isASkill, { card, skill: 'special', what: 'sentence' })
  return isSpecialDownload(text) && game.decide(isASpecialSkill, { card })
}

/** The skill dots of the personnel. */
export function dotsOf(game: Game, card: CardId): number {
  if (game.decide(hasADotForEachSkill, { card })) return printedSkills(game, card)
  const changed = (how: 'added' | 'removed'): boolean => game.decide(changesDots, { card, how })
  const [added, removed] = [gainedBy(game, card), lostSkills(game, card)]
  const more = added.length && changed('added') ? added.length : 0
  const fewer = removed && changed('removed') ? removed : 0
  return Math.max(0, printedDots(game, card) + more - fewer)
}

/** The skill dots of the personnel as a card counts them. */
export const dotsCounted = (game: Game, card: CardId): number =>
  game.decide(countsSkills, { card })
    ? skillsBox(game, card).filter(({ skill }) => skill !== 'none').length
    : dotsOf(game, card)

/** Those that are stated, or one for each skill in the box that has one. */
function printedDots(game: Game, card: CardId): number {
  const { dots, skills = {} } = game.facts(card)
  if (dots !== undefined) return dots
  const special = (game.text(card).uses ?? []).filter(text => hasDot(game, card, text))
  return namedSkills(skills).length + (skills.special ?? special.length)
}

const printedSkills = (game: Game, card: CardId): number => printedBox(game, card).length

function hasDot(game: Game, card: CardId, text: UseText): boolean {
  if (isSpecialDownload(text)) return game.decide(hasASkillDot, { card })
  return !!text.skill
}
