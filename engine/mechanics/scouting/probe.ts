import { can } from '../../board/can.ts'
import { move } from '../../board/moves.ts'
import { cardsIn, crewOf, inPlay, locationOf } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { carryOut } from '../../text/carry-out.ts'
import { matches } from '../../text/match.ts'
import type { Context } from '../../text/selector.ts'
import type { EffectOf, Filter } from '../../text/text.ts'
import { confirm } from '../selections/confirm.ts'
import { isStaffed } from '../staffing/staffing.ts'
import type { ProbeOutcome } from './words.ts'

type Probe = EffectOf<'probe'>

export interface AddedNotes {
  /** What was turned over in the latest probe. */
  probeCard: CardId
}

/** The player whose turn it is turns a card over: its type or its icons say what happens. It goes beneath the draw deck, or to hand. */
export function* probe(game: Game, { outcomes, withShipAt, may, drawn }: Probe, context: Context): Flow {
  const player = drawn ? context.you : game.state.turn.player
  if (!cardsIn(game, 'deck', player).length || (withShipAt && !hasShipAt(game, player, withShipAt))) return
  if (may && !(yield* confirm(player, context.this, 'probes'))) return
  const card = turnOver(game, player)
  if (drawn && card !== undefined) take(game, player, card)
  const outcome = card === undefined ? undefined : outcomes.find(o => isReached(game, o) && isFitting(game, o, card))
  if (card === undefined || !outcome) return
  game.note('probeCard', card)
  yield* carryOut(game, outcome.effects, context)
}

function take(game: Game, player: PlayerName, card: CardId): void {
  move(game, card, 'hand', player)
  game.tell({ event: 'drew', cards: [card], player })
}

/** Is the outcome in force, so that the card is looked at for it? */
function isReached(game: Game, outcome: ProbeOutcome): boolean {
  if (!game.inForce(outcome)) return false
  game.credit(outcome)
  return true
}

/** The next card of the draw deck, which goes beneath it. */
export function turnOver(game: Game, player: PlayerName): CardId | undefined {
  const [card] = cardsIn(game, 'deck', player)
  if (card) game.state = { ...game.state, cards: [...game.state.cards.filter(c => c.id !== card.id), card] }
  return card?.id
}

/** Is the card of one of these types or affiliations, or has it one of these icons? */
export function isFitting(
  game: Game,
  { types = [], affiliations = [], icons = [] }: Omit<ProbeOutcome, 'effects'>,
  card: CardId,
): boolean {
  const printed = game.facts(card)
  return (
    types.includes(printed.type) ||
    affiliations.some(one => printed.affiliations?.includes(one)) ||
    icons.some(icon => printed.icons?.includes(icon))
  )
}

function hasShipAt(game: Game, player: PlayerName, where: Filter): boolean {
  return game.state.cards.some(({ id, controller, place }) => {
    const at = locationOf(game, id)
    if (controller !== player || place !== 'space' || game.facts(id).type !== 'ship' || at === undefined) return false
    const crew = crewOf(game, id, player).filter(member => can(game, member, 'staff'))
    return inPlay(game.card(id)) && matches(game, at, where, player) && isStaffed(game, id, crew)
  })
}
