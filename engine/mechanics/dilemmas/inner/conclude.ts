import { discard } from '../../../board/moves.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { type Finding, goesOnAfter, type Met } from '../../../questions/dilemmas/questions.ts'
import { goesBackUntargeted, untargetedEndsTheAttempt } from '../../../questions/selections/settled.ts'
import type { Context } from '../../../text/selector.ts'
import { cureAll, noteThosePresent } from '../cure.ts'
import { endOf, goBack, settle } from '../settle.ts'
import type { DilemmaSection } from '../words.ts'
import { type Facing, mayBeCured } from './facing.ts'

/** What came of one section, and what has been chosen in it. */
export interface Faced {
  readonly finding: Finding
  readonly context: Context
  /** The section that was failed. */
  readonly section?: DilemmaSection
}

/** The dilemma goes where it belongs; true when the attempt goes on. */
export function conclude(facing: Facing, { finding, context, section }: Faced): boolean {
  const { game, dilemma, text, group } = facing
  const met = metOf(facing, finding, section)
  const toldAlready = finding === 'nullified' && game.wasNullified(dilemma)
  if (!toldAlready && (finding === 'nullified' || finding === 'overcome' || finding === 'failed'))
    game.tell({ event: finding, cards: [dilemma] })
  if (game.card(dilemma).place === 'play') settle(game, met, context)
  noteThosePresent(game, group.player, dilemma)
  if (finding === 'no conditions' && mayBeCured(facing)) cured(facing)
  else if (finding === 'no conditions' && text.cures) cureAll(game)
  if (context.ended) return false
  if (met.aborts && (finding === 'failed' || finding === 'no conditions')) return false
  return game.decide(goesOnAfter, met)
}

function cured(facing: Facing): void {
  facing.game.tell({ event: 'overcome', cards: [facing.dilemma] })
  settle(facing.game, metOf(facing, 'cured'))
}

/** What the law is told of the encounter. */
export function metOf({ game, dilemma, group }: Facing, finding: Finding, section?: DilemmaSection): Met {
  const kind = group.to ? { kind: group.to } : {}
  const how = finding === 'nullified' ? nullifiedBy(game, dilemma) : {}
  const end = endOf(game, dilemma, group.to)
  const discards = end.discards || !!section?.discard
  return { dilemma, player: group.player, finding, group, ...kind, ...how, ...end, discards }
}

function nullifiedBy(game: Game, dilemma: CardId): Pick<Met, 'byCard' | 'byAction'> {
  if (game.wasNullified(dilemma)) return { byCard: true }
  return game.notes.nullifiedByAnAction === dilemma ? { byAction: true } : {}
}

/** Nobody is left whom it could take. */
export function untargeted({ game, dilemma, group }: Facing): boolean {
  if (game.decide(goesBackUntargeted, { dilemma })) goBack(game, dilemma, group.mission)
  else discard(game, dilemma)
  return !game.decide(untargetedEndsTheAttempt, { dilemma })
}
