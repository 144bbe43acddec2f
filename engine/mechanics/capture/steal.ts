import { move } from '../../board/moves.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { targetsOf } from '../../board/targets.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { Language } from '../../kernel/language.ts'
import { becomesOfWhatIsUsurped, mayBeStolen, stolenBelongsTo } from '../../questions/capture/questions.ts'

/** Takes the card for the player: it stays where it is, on the table on his side, and out of the midst of its play in his hand. */
export function steal(game: Game, card: CardId, thief: PlayerName): void {
  const { place } = game.card(card)
  const controller = game.decide(stolenBelongsTo, { card, thief })
  if (place === 'core') move(game, card, 'core', controller)
  if (place === 'play' && game.decide(becomesOfWhatIsUsurped, { card, thief }) === 'taken into hand') {
    move(game, card, 'hand', controller)
    game.change(card, { holder: controller })
  }
  game.change(card, { controller })
}

/** Does a player have equipment of the other one's? */
export function isStolen(game: Game, card: CardId): boolean {
  const { controller, owner } = game.card(card)
  return controller !== owner
}

const checkTheft: Language['useChecks'][number] = (game, player, by, { effects }, act) => {
  if (!effects.some(e => e.do === 'steal')) return
  for (const card of targetsOf(act))
    if (!game.decide(mayBeStolen, { card, thief: player, by, isOwn: game.card(card).controller === player }))
      refuse('forbidden', `${card} is not stolen`, [card], 'choice')
}

export const useChecks: Language['useChecks'] = [checkTheft]
