import type { CardId, PlayerName } from '../../board/state.ts'
import { refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { Language } from '../../kernel/language.ts'
import { holdsInEveryTurn } from '../../questions/skills/settled.ts'
import { isUsableInTurn, type WordsOfUse } from '../../questions/skills/using.ts'
import type { UseText } from '../../text/in-play-text.ts'
import { isSkill } from './special-skills.ts'

export interface AddedUseText {
  /** When it may be used, in its own words. */
  readonly says?: 'each turn' | 'every turn' | 'at any time'
}

export interface AddedFilter {
  /** Chance has selected it in the action in progress. */
  readonly selectedAtRandom?: true
}

export interface AddedCardText {
  /** Its lasting text stands in the skills box. */
  readonly skilled?: true
}

/** Refuses the use of a skill in a turn in which the player may not use it; `response` = in answer to something. */
export function checkTurnOfUse(
  game: Game,
  player: PlayerName,
  card: CardId,
  how: { readonly response: boolean; readonly says?: WordsOfUse | undefined },
): void {
  const { turn } = game.state
  const { response, says = 'nothing' } = how
  if (game.decide(isUsableInTurn, { card, own: turn.player === player, response, says })) return
  refuse('wrong-player', `It is ${turn.player}'s turn`, [card])
}

function checkSkill(game: Game, player: PlayerName, card: CardId, text: UseText): void {
  if (!isSkill(game, card, text)) return
  const special = text.effects.some(e => e.do === 'download' && e.special)
  const says = special ? 'special download' : text.says
  checkTurnOfUse(game, player, card, { response: !!text.answers, says })
}

export const useChecks: Language['useChecks'] = [checkSkill]

/** What a skill does by itself, it does in every turn; else it keeps itself from it in those of the other player. */
export const hindrances: Language['hindrances'] = [
  (game, card, to) => {
    if (to !== 'keep text in force') return undefined
    const state = game.find(card)
    if (!state || state.controller === game.state.turn.player) return undefined
    if (!game.text(card).skilled) return undefined
    return game.decide(holdsInEveryTurn, { card }) ? undefined : card
  },
]
