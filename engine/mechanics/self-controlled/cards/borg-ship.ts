import { move } from '../../../board/moves.ts'
import type { CardId } from '../../../board/state.ts'
import type { Flow } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Reading } from '../../../kernel/reading.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import { resolve } from '../../../text/selector.ts'
import type { CardText, Clause, Filter } from '../../../text/text.ts'
import { leave } from '../../dilemmas/settle.ts'
import { select } from '../../selections/select.ts'
import { isAtLarge } from '../at-large.ts'
import { strike } from '../attack.ts'
import { type Course, endsFor, stepTo } from '../course.ts'
import type { AttackTime } from '../words.ts'

/** A card in play that no player controls: it fights, and may move, by its own text. */
export interface SelfControlledText {
  /** It attacks each of these where it is. */
  readonly attacks: readonly (Clause & { readonly where: Filter })[]
  /** At these times; with `only`, at no other while it is held. */
  readonly when: readonly (Clause & { readonly at: AttackTime; readonly only?: true })[]
  /** So many cards of the spaceline at a time, toward and off one end of it. */
  readonly moves?: { readonly cards: number; readonly toward: 'long end' }
}

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** It moves as its text says, and attacks where it comes. */
    'move on': { readonly who: Who }
  }
  interface CardText {
    /** No player controls it. */
    readonly selfControlled?: SelfControlledText
  }
}

const whenItAttacks: SelfControlledText['when'] = [
  { ruling: 'faq96-323-borg-ship-02', at: 'enters play' },
  { ruling: 'faq96-323-borg-ship-03', at: 'arrives' },
  { ruling: 'faq96-323-borg-ship-04', at: 'something comes' },
  { ruling: 'faq96-323-borg-ship-11', at: 'something shows itself' },
  { ruling: 'faq96-323-borg-ship-26', at: 'held', only: true },
]

export const borgShip: CardText = {
  title: 'Borg Ship',
  dilemma: { placedOn: 'space' },
  selfControlled: {
    attacks: [
      { where: { type: 'ship', inSpace: true } },
      { ruling: 'faq96-323-borg-ship-07', where: { type: 'facility', inSpace: true } },
      { ruling: 'faq96-323-borg-ship-28', where: { selfControlled: true, inSpace: true } },
    ],
    when: whenItAttacks,
    moves: { cards: 1, toward: 'long end' },
  },
  timed: [
    { ruling: 'faq96-323-borg-ship-01', at: 'turn ends', effects: [{ do: 'move on', who: 'this' }] },
    {
      ruling: 'faq96-321-dilemmas-30',
      at: 'destroyed in battle',
      effects: [{ ruling: 'faq96-323-borg-ship-15', do: 'score', points: 45, box: true }],
    },
  ],
}

/** By another reading one that is held attacks at the end of the turn, and besides what comes to it. */
const borgShipHeldOnArrival: CardText = {
  ...borgShip,
  selfControlled: {
    ...borgShip.selfControlled!,
    when: whenItAttacks.map(({ only: _, ...time }) => time),
  },
}

export const effects: EffectHandlers<'move on'> = {
  'move on': function* (game, { who }, context) {
    for (const card of resolve(game, who, context)) if (isAtLarge(game, card)) yield* moveOn(game, card)
  },
}

/** One step on its course, over the end of the spaceline if it has come there; what is held attacks where it is. */
function* moveOn(game: Game, card: CardId): Flow {
  const course = yield* courseOf(game, card)
  if (course === 'none') return
  if (course === 'held') return yield* strike(game, card, 'held')
  if (course === 'off the spaceline') return leave(game, card, 'discarded')
  move(game, card, 'space', course.to)
  yield* strike(game, card, 'arrives')
}

/** Where it moves now; the end that it goes to is kept as its target. */
function* courseOf(game: Game, card: CardId): Flow<Course> {
  const ends = endsFor(game, card)
  const [end] = ends.length > 1 ? yield* choose(game, card, ends) : ends
  if (end === undefined) return 'none'
  game.change(card, { targets: [end] })
  return stepTo(game, card, end)
}

/** With both ends equally far away, whoever's turn it is says where it goes. */
const choose = (game: Game, card: CardId, from: readonly CardId[]): Flow<readonly CardId[]> =>
  select(game, { who: game.state.turn.player, from, count: 1, by: card, why: 'where it goes' })

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'borg-ship-held-by-a-q-net',
    reading: 'on-arrival',
    where: 'faq1996',
    cards: { replace: [borgShipHeldOnArrival] },
  },
]
