import { can } from '../../../board/can.ts'
import { hostOf } from '../../../board/places.ts'
import { score } from '../../../board/score.ts'
import type { CardId } from '../../../board/state.ts'
import { targetsOf } from '../../../board/targets.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Language } from '../../../kernel/language.ts'
import { keepsWhatItYielded, mayBeInterrogated } from '../../../questions/capture/questions.ts'
import type { CardText } from '../../../text/text.ts'
import { captorOf, cardsOn } from '../captives.ts'

const interrogates = ({ uses }: Pick<CardText, 'uses'>): boolean => !!uses?.some(text => text.interrogates)

const checkInterrogation: Language['useChecks'][number] = (game, player, by, text, act) => {
  if (!text.interrogates) return
  const { history, turn } = game.state
  const others = history.filter(
    d =>
      d.kind === 'use' &&
      d.player === player &&
      d.turn === turn.number &&
      d.card !== by &&
      interrogatesBy(game, d.card),
  ).length
  for (const captive of targetsOf(act))
    if (!game.decide(mayBeInterrogated, { captive, by, isItsOwn: hostOf(game, by) === captive, others }))
      refuse('limit', `${captive} is not interrogated by ${by} now`, [captive], 'choice')
}

const interrogatesBy = (game: Game, card: CardId | undefined): boolean =>
  card !== undefined && interrogates(game.text(card))

/** Refuses to capture those who cannot be captured. */
const checkCapture: Language['useChecks'][number] = (game, _, by, { effects }, act) => {
  if (!effects.some(e => e.do === 'capture')) return
  const safe = targetsOf(act).filter(card => !can(game, card, 'be captured', by))
  if (safe.length) refuse('condition', `${safe.join(', ')} may not be captured`, safe, 'choice')
}

export const useChecks: Language['useChecks'] = [checkInterrogation, checkCapture]

/** What interrogations of the captive have yielded is lost when it is free, if the law has it so. */
export function forfeitWhatItYielded(game: Game, captive: CardId, by: CardId): void {
  for (const interrogation of cardsOn(game, captive).filter(id => interrogates(game.text(id)))) {
    const how = interrogation === by ? 'gave in' : 'rescued'
    if (game.decide(keepsWhatItYielded, { interrogation, how })) continue
    const yielded = game.state.history
      .filter(d => d.kind === 'scored by a text' && d.card === interrogation)
      .reduce((sum, d) => sum + (d.number ?? 0), 0)
    score(game, captorOf(game, captive), -yielded, true, interrogation)
  }
}
