import type { CardId, Modifier } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import type { About } from '../../../kernel/question.ts'
import { levelsGained, mayBeTaken } from '../../../questions/skills/questions.ts'
import { combines, givesInReturn } from '../../../questions/skills/settled.ts'
import { ownBox } from '../box.ts'
import { isListed } from '../entry.ts'

/** One skill of another one, at as many levels as the card gains. */
export function levelsOf(game: Game, about: About<typeof levelsGained>, by: CardId): readonly Modifier[] {
  const { card, skill } = about
  const has = ownBox(game, card).some(entry => entry.skill === skill)
  if (has && !game.decide(combines, { card, skill })) return []
  const add = game.decide(levelsGained, about)
  return add ? [{ card, skill, add, by, until: game.state.turn.number }] : []
}

/** All skills in the box of another one that may be added to a card's own, and its own in return where they share. */
export function allSkillsOf(game: Game, card: CardId, of: CardId, by: CardId): readonly Modifier[] {
  return [...added(game, card, of, by), ...inReturn(game, card, of, by)]
}

/** What the other one has of the card for the skills that it gave it, where that is sharing. */
export function inReturn(game: Game, card: CardId, of: CardId, by: CardId): readonly Modifier[] {
  return game.decide(givesInReturn, { by, card, of }) ? added(game, of, card, by) : []
}

function added(game: Game, card: CardId, of: CardId, by: CardId): readonly Modifier[] {
  const box = ownBox(game, of).filter(entry => game.decide(mayBeTaken, { card: of, ...entry, as: 'added' }))
  return box.flatMap(entry => {
    if (isListed(entry)) return levelsOf(game, { card, of, ...entry, alone: false, as: 'added' }, by)
    return { card, skill: entry.skill, lent: game.card(of).title, by, until: game.state.turn.number }
  })
}
