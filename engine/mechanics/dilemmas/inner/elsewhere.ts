import type { Group } from '../../../board/group.ts'
import { aboard, groupAt } from '../../../board/group.ts'
import { record } from '../../../board/history.ts'
import { move } from '../../../board/moves.ts'
import { locationOf } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import { appliedElsewhere } from '../../../questions/artifacts/settled.ts'
import { youInADilemma } from '../../../questions/dilemmas/questions.ts'
import { carryOut } from '../../../text/carry-out.ts'
import { matches } from '../../../text/match.ts'
import { speaksTo } from '../../../text/you.ts'
import { faceSections } from '../encounter.ts'
import type { Facing } from './facing.ts'

export interface AddedNotes {
  /** The ships elsewhere to which a dilemma was applied. */
  appliedTo: Readonly<Record<CardId, readonly CardId[]>>
}

/** A dilemma that a crew has met is applied to the ships elsewhere on which cards lie that say so. */
export function* applyElsewhere(facing: Facing, overcome: boolean): Flow {
  const { game, dilemma, group } = facing
  const ships = repeatedOn(game, dilemma, group)
  game.note('appliedTo', { ...game.notes.appliedTo, [dilemma]: ships })
  const { place, holder, owner } = game.card(dilemma)
  if (ships.length && place !== 'play') move(game, dilemma, 'play', owner)
  for (const ship of ships) yield* applyTo(game, facing, ship, overcome)
  if (ships.length && place !== 'play') move(game, dilemma, place, holder)
}

function* applyTo(game: Game, facing: Facing, ship: CardId, overcome: boolean): Flow {
  const { dilemma } = facing
  const group = groupOf(game, ship)
  if (!group) return
  const you = game.decide(youInADilemma, { dilemma, facing: group.player })
  const there: Facing = { ...facing, group, context: { you, this: dilemma, group } }
  yield* game.during({ encounter: { dilemma, at: group.mission, group } }, metThere(there, ship, overcome))
}

function* metThere(there: Facing, ship: CardId, overcome: boolean): Flow {
  const { game, dilemma, text, context } = there
  const how = game.decide(appliedElsewhere, { dilemma, ship })
  if (how === 'as met anew') yield* faceSections(there, 0)
  else if (!overcome)
    for (const section of text.sections ?? [text]) yield* carryOut(game, section.effects ?? [], context)
}

function repeatedOn(game: Game, dilemma: CardId, { kind, player, ship }: Group): readonly CardId[] {
  if (kind !== 'crew') return []
  return game.state.cards.filter(c => repeats(game, c.id, dilemma, player) && c.holder !== ship).map(c => c.holder)
}

/** Does the card have the dilemma applied to the ship on which it lies? It is noted that it did. */
function repeats(game: Game, by: CardId, dilemma: CardId, player: string): boolean {
  const text = game.text(by).repeats
  if (!text || game.card(by).place !== 'on' || speaksTo(game, by) !== player) return false
  const clause = text.dilemmas.find(d => game.inForce(d) && matches(game, dilemma, d.where, player))
  if (!clause) return false
  const before = game.state.history.some(d => d.kind === 'applied elsewhere' && d.cards?.includes(by))
  if (before && !game.inForce(text.every)) return false
  game.credit(clause)
  if (before) game.credit(text.every)
  record(game, player, 'applied elsewhere', dilemma, [by])
  return true
}

function groupOf(game: Game, ship: CardId): Group | undefined {
  const mission = locationOf(game, ship)
  if (mission === undefined) return undefined
  const group = groupAt(game, game.card(ship).controller, aboard(ship, mission), 'attempt')
  return group.present.length ? group : undefined
}
