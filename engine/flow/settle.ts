import type { Met } from '../rules/dilemmas/questions.ts'
import { discard, move, score } from '../state/moves.ts'
import { inPlay } from '../state/places.ts'
import type { CardId } from '../state/state.ts'
import type { Context } from '../state/who.ts'
import type { Game } from './game.ts'
import { record } from './pay.ts'

/** What the text of a dilemma says of its own end. */
export function endOf(game: Game, dilemma: CardId): Pick<Met, 'continues' | 'discards' | 'enters' | 'boxed'> {
  const { missionContinues, discard, placedOn, points } = game.text(dilemma).dilemma ?? {}
  return { continues: !!missionContinues, discards: !!discard, enters: !!placedOn, boxed: points !== undefined }
}

/** Puts the dilemma where the law wants it, and scores its box. */
export function settle(game: Game, met: Met, context?: Context): void {
  const { dilemma, player } = met
  switch (game.decide('dilemma goes', met, 'stays')) {
    case 'discard pile':
      return discard(game, dilemma)
    case 'under the mission':
      return goBack(game, met)
    case 'into play':
      return context ? enter(game, met, context) : undefined
    case 'bonus point area':
      move(game, dilemma, 'points', player)
      game.change(dilemma, { holder: player })
      return scoreBox(game, met)
    default:
      return undefined
  }
}

function scoreBox(game: Game, met: Met): void {
  const { points } = game.text(met.dilemma).dilemma ?? {}
  if (!points || !game.decide('box is scored', met, false)) return
  if (!met.group || !isVoid(game, met.group.mission)) score(game, met.player, points, true, met.dilemma)
}

/** Do bonus points scored here no longer count? */
const isVoid = (game: Game, mission: CardId): boolean =>
  game.state.modifiers.some(m => m.card === mission && m.attribute === 'bonus points')

function goBack(game: Game, { dilemma, group }: Met): void {
  if (group) move(game, dilemma, 'under', group.mission)
}

function enter(game: Game, { dilemma, group, player }: Met, { chosen }: Context): void {
  const text = game.text(dilemma).dilemma ?? {}
  const targets = Object.values(chosen ?? {})
    .flat()
    .filter(id => inPlay(game.card(id)))
  const on = text.placedOn === 'ship' ? group?.ship : text.placedOn === 'personnel' ? targets[0] : group?.mission
  if (on === undefined) return discard(game, dilemma)
  move(game, dilemma, 'on', on)
  record(game, player, 'placed', dilemma)
  game.change(dilemma, { targets, ...(text.countdown ? { count: { countdown: text.countdown } } : {}) })
}
