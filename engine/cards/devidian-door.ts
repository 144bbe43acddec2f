import { discard } from '../board/moves.ts'
import { cardsIn } from '../board/places.ts'
import type { CardId, PlayerName } from '../board/state.ts'
import { type Flow, malformed, refusalOf, refuse } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { requireEarned } from '../mechanics/artifacts/earned-anew.ts'
import { comeThrough } from '../mechanics/doorways/admission.ts'
import { select } from '../mechanics/selections/select.ts'
import { isAnywhere, isPlayedAlong } from '../questions/doorways/sending.ts'
import { spendsTheAllowance } from '../questions/doorways/settled.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { matches } from '../text/match.ts'
import type { Context } from '../text/selector.ts'
import type { Clause, Filter, Like } from '../text/text.ts'
import { arrive, type Fate, type Kind, kindOfPlace, type Target } from './shared/arrive.ts'

/** A place to which a card may be sent, and what becomes of it there. */
interface Destination extends Clause, Partial<Like> {
  readonly to: Kind
  readonly whose?: 'yours' | "opponent's"
  /** What is sent. */
  readonly who?: Filter
  readonly becomes?: Fate
  /** All is as at a location of that kind. */
  readonly as?: Kind
}

export interface AddedEffectWords {
  /** The player plays a personnel or equipment card from hand to one of these places. */
  'send through': { readonly to: readonly Destination[] }
}

const vessel: Filter = { type: ['ship', 'facility'] }

const vesselOrPod: Filter = { any: [vessel, { name: 'Escape Pod' }] }

const floats: Filter = { any: [{ type: 'equipment' }, { keyword: 'Soong-type android' }, { name: 'Exocomp' }] }

/** "To anywhere", as the FAQ of 1996 goes through it. */
const anywhere: readonly Destination[] = [
  { ruling: 'faq96-310-devidian-door-where-played-03', to: 'vessel', whose: 'yours', where: vesselOrPod },
  { ruling: 'faq96-310-devidian-door-where-played-04', to: 'planet' },
  { ruling: 'faq96-310-devidian-door-where-played-06', to: 'space', who: floats },
  { ruling: 'faq96-310-devidian-door-where-played-05', to: 'space', becomes: 'killed' },
  { ruling: 'faq96-310-devidian-door-where-played-08', to: 'gap', as: 'space' },
  { ruling: 'faq96-310-devidian-door-where-played-09', to: 'table' },
  { ruling: 'faq96-310-devidian-door-where-played-13', to: 'seeds' },
  {
    ruling: 'faq96-310-devidian-door-where-played-14',
    to: 'vessel',
    whose: "opponent's",
    where: vessel,
    becomes: 'captured',
  },
  { ruling: 'faq96-310-devidian-door-where-played-15', to: 'pile', whose: "opponent's" },
  {
    ruling: 'faq96-310-devidian-door-where-played-17',
    to: 'dilemma',
    where: { name: 'Radioactive Garbage Scow' },
    becomes: 'killed',
  },
  { ruling: 'faq96-310-devidian-door-where-played-18', to: 'dilemma', where: { name: 'Borg Ship' } },
  { ruling: 'faq96-310-devidian-door-where-played-21', to: 'pile', whose: 'yours' },
]

export const card: Card = {
  title: 'Devidian Door',
  print: [
    { under: ['faq1996'], plays: 'as the FAQ has it: used by saying its title, to anywhere, and never played' },
    {
      under: ['glossary', 'currentRulings'],
      plays: 'as the Glossary has it: used by saying its title, to a planet, and never played',
      lies: ['core'],
    },
  ],
  /** A card comes out of it at any time, and it must be shown on the next turn. */
  faq1996: {
    uses: [
      {
        ruling: 'faq96-310-devidian-door-where-played-01',
        bySaying: true,
        effects: [
          { do: 'send through', to: anywhere },
          { ruling: 'faq96-310-devidian-door-explanation-01', do: 'record', deed: 'owes a showing' },
        ],
      },
    ],
  },
  /** As the Glossary knows it, to planets. */
  glossary: {
    uses: [
      {
        bySaying: true,
        effects: [
          { do: 'send through', to: [{ to: 'planet' }] },
          { do: 'record', deed: 'owes a showing' },
        ],
      },
    ],
  },
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
  const able = eligible.filter(id => !refusalOf(() => destinationFor(game, to, id, target, you)))
  if (!able.length) destinationFor(game, to, eligible[0]!, target, you)
  const sent = chosen.length
    ? chosen
    : yield* select(game, { who: you, from: able, count: Math.min(most, able.length), atLeast: 1, by: door })
  if (game.decide(spendsTheAllowance, { card: door })) comeThrough(game, you, door)
  if (along) discard(game, along.card)
  for (const card of sent) {
    const becomes = destinationFor(game, to, card, target, you)?.becomes
    yield* arrive(game, { card, by: door, you, becomes }, target)
  }
}

/** Where the player says that the card goes. */
function targetOf(game: Game, { wanted, targets = [], this: door, you }: Context): Target {
  const [first] = targets
  const [place, holder] =
    wanted?.to ??
    (first === undefined ? malformed('wrong-place', 'Nothing says where to', [door], 'choice') : ['on', first])
  return { kind: kindOfPlace(game, place, holder, you), place, holder }
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
        (!one.where || matches(game, holder, one.where, you)) &&
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

export const effects: EffectHandlers<'send through'> = {
  'send through': (game, { to }, context) => send(game, to, context),
}
