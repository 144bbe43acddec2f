import type { Act } from '../../protocol/types.ts'
import type { UseText } from '../cards/text.ts'
import { can, requireCan } from '../state/ask.ts'
import { matches } from '../state/match.ts'
import { inPlay } from '../state/places.ts'
import { meets } from '../state/requirement.ts'
import type { CardId, PlayerName } from '../state/state.ts'
import { carryOut } from './effects.ts'
import { type Flow, refuse } from './flow.ts'
import type { Game } from './game.ts'
import { record } from './pay.ts'
import { targetsOf, yours } from './play.ts'

/** Uses a skill, an order or other text of a card in play. */
export function* use(game: Game, player: PlayerName, act: Act): Flow {
  const card = act.card ?? act.using ?? refuse('wrong-target', 'No card was named')
  if (!inPlay(game.card(card))) refuse('wrong-place', `${card} is not in play`, [card])
  if (game.card(card).controller !== player) refuse('not-controlled', `${card} is not ${player}'s`, [card])
  const text = textOf(game, card, act)
  requireCan(game, [card], text.skill ? 'use skills' : 'use text')
  checkOnce(game, player, card, text)
  checkTargets(game, player, card, text, act)
  game.credit(text)
  record(game, player, 'use', card)
  game.tell({ event: 'used', cards: [card], player })
  yield* carryOut(game, text.effects, { you: player, this: card, targets: targetsOf(act) })
}

function textOf(game: Game, card: CardId, act: Act): UseText {
  const texts = (game.text(card).uses ?? []).filter(t => game.inForce(t))
  const named = texts.find(t => t.name !== undefined && (t.name === act.part || t.name === act.word))
  return named ?? texts[0] ?? refuse('forbidden', `${card} has no text to use so`, [card])
}

function checkOnce(game: Game, player: PlayerName, card: CardId, text: UseText): void {
  if (!text.once) return
  const { title } = game.card(card)
  const used = game.state.history.some(
    d =>
      d.kind === 'use' &&
      d.player === player &&
      game.card(d.card!).title === title &&
      (text.once === 'game' || d.turn === game.state.turn.number),
  )
  if (used) refuse('limit', `${title} was used already this ${text.once}`, [card])
}

function checkTargets(game: Game, player: PlayerName, card: CardId, text: UseText, act: Act): void {
  const targets = targetsOf(act)
  if (text.on && !targets.length) refuse('wrong-target', `${card} needs a target`, [card], 'choice')
  for (const target of targets) {
    if (text.on && !matches(game, target, text.on, player))
      refuse('wrong-target', `${target} is no target of ${card}`, [target], 'choice')
    if (target !== card && !can(game, target, 'be affected', card))
      refuse('condition', `${target} may not be affected`, [target], 'choice')
  }
  if (text.needs && !meets(game, text.needs, yours(game, player), player))
    refuse('requirement', `${card} needs what ${player} does not command`, [card])
}
