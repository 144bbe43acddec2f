import type { CardId, PlayerName } from '../../../board/state.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Trigger } from '../../../kernel/trigger.ts'
import { isUsedUp, suspendsPlay } from '../../../questions/downloading/questions.ts'
import { mayBeUsedWhileSeeding, type Suspension } from '../../../questions/suspends-play/questions.ts'
import { mayBeUsedOnTheOpponentsTurn, maySuspendNothing } from '../../../questions/suspends-play/settled.ts'
import type { UseText } from '../../../text/in-play-text.ts'

/** The use of the text as one that suspends play; undefined when it does not. */
export function suspensionBy(game: Game, player: PlayerName, card: CardId, text: UseText): Suspension | undefined {
  for (const effect of text.effects) {
    if (effect.do !== 'download' || (!effect.special && !effect.suspends)) continue
    const download = { player, by: card, text: effect }
    if (game.decide(suspendsPlay, { download })) return { player, card, special: !!effect.special }
  }
  return undefined
}

/** Refuses a text that suspends play where rules forbid it at this time; no trigger = nothing is in progress. */
export function checkMoment(game: Game, player: PlayerName, card: CardId, text: UseText, trigger?: Trigger): void {
  const use = suspensionBy(game, player, card, text)
  if (!use) return
  const { turn } = game.state
  const seeding = turn.phase.startsWith('seed-')
  if (seeding && !game.decide(mayBeUsedWhileSeeding, { use }))
    refuse('wrong-time', `${card} may not be used in the seed phases`, [card])
  if (turn.player !== player && !game.decide(mayBeUsedOnTheOpponentsTurn, { use }))
    refuse('wrong-player', `It is ${turn.player}'s turn`, [card])
  if (!trigger && !seeding && !game.decide(maySuspendNothing, { use }))
    refuse('wrong-time', `Nothing is in progress that ${card} could suspend`, [card])
  checkUsedUp(game, use)
}

function checkUsedUp(game: Game, use: Suspension): void {
  if (!use.special) return
  const earlier = game.state.history.filter(d => d.kind === 'use' && d.player === use.player && d.card !== undefined)
  if (earlier.some(d => game.decide(isUsedUp, { use, earlier: d.card! })))
    refuse('limit', `The special download of ${use.card} was used already this game`, [use.card])
}

export const momentChecks: Language['momentChecks'] = [checkMoment]
