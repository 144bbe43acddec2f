import type { CardId } from '../../board/state.ts'
import { malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'

/** Refuses a word that is missing, and a skill that a target may not be given. */
export function checkNamed(game: Game, card: CardId, targets: readonly CardId[], word: string | undefined): void {
  if (!word) malformed('requirement', `${card} needs a skill that its player names`, [card])
  const { title } = game.card(card)
  for (const target of targets) {
    const refused = game.text(target).refuses?.find(r => game.inForce(r) && r.from === title && r.skill === word)
    if (!refused) continue
    game.credit(refused)
    refuse('forbidden', `${target} may not be given ${word}`, [target], 'choice')
  }
}
