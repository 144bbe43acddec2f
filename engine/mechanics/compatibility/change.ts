import type { Act } from '../../../protocol/types.ts'
import { individualsOf } from '../../board/individuals.ts'
import { inPlay } from '../../board/places.ts'
import type { PlayerName } from '../../board/state.ts'
import { type Flow, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { sharesAffiliation } from '../dual-personnel/questions.ts'

/** Uses a card with several affiliations in another of its modes; between actions, as often as its player likes. */
export function* change(game: Game, player: PlayerName, act: Act): Flow {
  const card = act.card ?? refuse('wrong-target', 'No card was named')
  const mode = act.word ?? refuse('wrong-target', `${card} is switched into a mode`, [card])
  const { controller, mode: before } = game.card(card)
  if (controller !== player) refuse('not-controlled', `${card} is not ${player}'s`, [card])
  if (!inPlay(game.card(card))) refuse('wrong-place', `${card} is not in play`, [card])
  if (!game.facts(card).affiliations?.includes(mode))
    refuse('affiliation', `${card} has no ${mode} mode`, [card], 'choice')
  const whole = individualsOf(game, card).length > 1 || !card.includes('/')
  if (whole || game.decide(sharesAffiliation, { individual: card, by: 'its player' })) {
    if (before === mode) refuse('no-effect', `${card} is in ${mode} mode`, [card])
    return game.change(card, { mode })
  }
  game.change(card, { modes: { ...game.card(card).modes, [card]: mode } })
}
