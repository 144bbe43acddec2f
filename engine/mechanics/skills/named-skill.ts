import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { chooseTerm } from '../selections/select.ts'
import { everySkill } from './select-skills.ts'

/** Refuses a word that is missing, and a skill that a target may not be given. */
export function checkNamed(game: Game, card: CardId, targets: readonly CardId[], word: string | undefined): void {
  if (!word) malformed('requirement', `${card} needs a skill that its player names`, [card])
  for (const target of targets) {
    const refused = refusalBy(game, target, card, word)
    if (!refused) continue
    game.credit(refused)
    refuse('forbidden', `${target} may not be given ${word}`, [target], 'choice')
  }
}

/** What keeps the card from being given the skill by the other one. */
const refusalBy = (game: Game, target: CardId, by: CardId, skill: string) =>
  game.text(target).refuses?.find(r => game.inForce(r) && r.from === game.card(by).title && r.skill === skill)

/** The skill that the player named with the card or, where he played it by a text of another one, names now. */
export function* skillNamed(game: Game, player: PlayerName, card: CardId, target: CardId): Flow<string> {
  const { named } = game.card(card)
  if (named !== undefined) return named
  const open = everySkill().filter(({ skill }) => !refusalBy(game, target, card, skill))
  const skill = yield* chooseTerm(
    player,
    open.map(one => one.skill),
    card,
  )
  game.change(card, { named: skill })
  return skill
}
