import type { Place } from '../../../../protocol/types.ts'
import { record } from '../../../board/history.ts'
import { discard, impose, move } from '../../../board/moves.ts'
import { cardsIn, inPlay, isPersonnel } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { type Flow, refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import { matches } from '../../../text/match.ts'
import type { Context } from '../../../text/selector.ts'
import { requireEarned } from '../../artifacts/earned-anew.ts'
import { kill } from '../../damage/kill.ts'
import { checkCoexistence } from '../../reporting/report.ts'
import { putUnder } from '../../seeding/put-under.ts'
import { select } from '../../selections/select.ts'
import { comeThrough, requireDoorway } from '../admission.ts'
import { isAnywhere, isPlayedAlong } from '../sending-questions.ts'
import { spendsTheAllowance } from '../settled.ts'
import type { Destination, Kind } from './destinations.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** The player plays a personnel or equipment card from hand to one of these places. */
    'send through': { readonly to: readonly Destination[] }
    /** He must show a copy of this card from his hand on his next turn. */
    'owe a showing': object
  }
}

declare module '../../../board/state.ts' {
  interface DeedKinds {
    /** Beneath a mission, out of the player's hand. */
    sent: true
  }
}

declare module '../../../text/in-play-text.ts' {
  interface UseText {
    /** The player says where to. */
    readonly anywhere?: true
  }
}

export const effects: EffectHandlers<'owe a showing' | 'send through'> = {
  'owe a showing'(game, _, context) {
    record(game, context.you, 'owes a showing', context.this)
  },
  'send through': (game, { to }, context) => send(game, to, context),
}

/** Where a card is sent to. */
interface Target {
  readonly kind: Kind | 'on a dilemma' | 'out of the game' | 'elsewhere'
  readonly place: Place
  readonly holder: string
}

function* send(game: Game, to: readonly Destination[], context: Context): Flow {
  const { you, targets = [], this: door } = context
  const target = targetOf(game, context)
  const own = cardsIn(game, 'hand', you).map(c => c.id)
  const eligible = own.filter(id => matches(game, id, { type: ['personnel', 'equipment'] }, you))
  if (!eligible.length) refuse('requirement', `${you} has nothing in hand to send`, [door])
  const named = targets.filter(id => own.includes(id))
  const along = alsoPlayed(game, named)
  const wrong = named.filter(id => id !== along?.card && !eligible.includes(id))
  if (wrong.length) refuse('wrong-target', `${wrong.join(', ')} does not come through ${door}`, wrong, 'choice')
  const chosen = eligible.filter(id => named.includes(id))
  const most = along?.count ?? 1
  if (chosen.length > most) refuse('count', `Not so many come through ${door}`, chosen, 'choice')
  const sent = chosen.length
    ? chosen
    : yield* select(game, { who: you, from: eligible, count: Math.min(most, eligible.length), atLeast: 1, by: door })
  if (game.decide(spendsTheAllowance, { card: door })) comeThrough(game, you, door)
  if (along) discard(game, along.card)
  for (const card of sent) yield* arrive(game, card, target, destinationFor(game, to, card, target, you), context)
}

/** Where the player says that the card goes. */
function targetOf(game: Game, { wanted, targets = [], this: door, you }: Context): Target {
  const [first] = targets
  const [place, holder] =
    wanted?.to ??
    (first === undefined ? refuse('wrong-place', 'Nothing says where to', [door], 'choice') : ['on', first])
  return { kind: kindOf(game, place, holder, you), place, holder }
}

const piles: ReadonlySet<Place> = new Set(['hand', 'deck', 'discard'])

function kindOf(game: Game, place: Place, holder: string, you: PlayerName): Target['kind'] {
  if (piles.has(place)) return 'pile'
  if (place === 'core') return holder === you ? 'table' : 'elsewhere'
  if (place === 'removed') return 'out of the game'
  const at = game.find(holder)
  if (!at || !inPlay(at)) return 'elsewhere'
  const { type, kind } = game.facts(holder)
  if (type === 'mission' && place === 'under') return 'seeds'
  if (type === 'mission') return kind === 'space' || (kind === 'dual' && place === 'space') ? 'space' : 'planet'
  if (type === 'ship' || type === 'facility') return 'vessel'
  if (type === 'dilemma') return 'dilemma'
  return at.place === 'spaceline' ? 'gap' : 'elsewhere'
}

/** What the text says of the place for this card; refuses where it does not name it, and the law does not either. */
function destinationFor(
  game: Game,
  to: readonly Destination[],
  card: CardId,
  { kind, holder }: Target,
  you: PlayerName,
): Destination | undefined {
  const whose = kind === 'pile' ? holder : game.find(holder)?.controller
  const fitting = (as: Target['kind']): Destination | undefined =>
    to.find(
      one =>
        game.inForce(one) &&
        one.to === as &&
        (!one.whose || (whose === you) === (one.whose === 'yours')) &&
        (!one.what || matches(game, holder, one.what, you)) &&
        (!one.who || matches(game, card, one.who, you)),
    )
  const found = fitting(kind)
  if (found) game.credit(found)
  const meant = found?.as ? fitting(found.as) : found
  if (meant) game.credit(meant)
  if (meant || isNamedByTheLaw(game, kind)) return meant
  return refuse('wrong-place', `${card} cannot be sent there`, [card], 'choice')
}

function isNamedByTheLaw(game: Game, kind: Target['kind']): boolean {
  if (kind === 'dilemma') return game.decide(isAnywhere, { where: 'on a dilemma' })
  return kind === 'out of the game' && game.decide(isAnywhere, { where: 'out of the game' })
}

/** It is there now, and what the place does to it happens. */
function* arrive(
  game: Game,
  card: CardId,
  { kind, place, holder }: Target,
  to: Destination | undefined,
  { you, this: by }: Context,
): Flow {
  if (kind === 'pile' || kind === 'out of the game') return putInPile(game, card, place, holder)
  requireDoorway(game, { card, player: you, way: kind === 'seeds' ? 'seed in play' : 'report' })
  if (kind === 'seeds') return hide(game, you, card, holder)
  checkCoexistence(game, you, card)
  comeThrough(game, you, card)
  move(game, card, spots[kind] ?? 'on', holder)
  if (to?.becomes === 'killed') yield* kill(game, [card], by)
  if (to?.becomes === 'captured' && isPersonnel(game, card)) {
    game.tell({ event: 'captured', cards: [card], player: game.card(holder).controller })
    impose(game, card, 'captive')
  }
}

const spots: Partial<Record<Target['kind'], Place>> = {
  vessel: 'aboard',
  planet: 'planet',
  space: 'space',
  gap: 'space',
  table: 'core',
  dilemma: 'aboard',
}

/** Into a hand or pile, whose player may use it as one of his own. */
function putInPile(game: Game, card: CardId, place: Place, holder: PlayerName): void {
  move(game, card, place, holder)
  if (place !== 'removed') game.change(card, { holder, controller: holder })
}

/** Under the mission, or in what its player has seeded there that takes it. */
function hide(game: Game, you: PlayerName, card: CardId, mission: CardId): void {
  const store = cardsIn(game, 'under', mission).find(c => {
    const { takesIn } = game.text(c.id)
    return c.owner === you && !!takesIn && matches(game, card, takesIn, you)
  })
  if (store) move(game, card, 'under', store.id)
  else putUnder(game, card, mission)
  record(game, you, 'sent', card)
}

/** The card among those named that lets more come through, and how many. */
function alsoPlayed(
  game: Game,
  named: readonly CardId[],
): { readonly card: CardId; readonly count: number } | undefined {
  const card = named.find(id => !!game.text(id).sendsThrough)
  if (card === undefined) return undefined
  requireEarned(game, card)
  if (!game.decide(isPlayedAlong, { card, when: 'used' })) refuse('wrong-time', `${card} is not played now`, [card])
  return { card, count: game.text(card).sendsThrough!.count }
}
