import { cardsIn } from '../board/places.ts'
import type { CardId, PlayerName } from '../board/state.ts'
import type { Game } from '../kernel/game.ts'
import { carryOutReport } from '../mechanics/reporting/report.ts'
import { select } from '../mechanics/selections/select.ts'
import { window } from '../mechanics/timing/window.ts'
import { comesThrough } from '../questions/doorways/questions.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { UseText } from '../text/in-play-text.ts'
import { matches } from '../text/match.ts'
import type { Effect, Filter } from '../text/text.ts'

export interface AddedEffectWords {
  /** Such a ship reports from hand to the target, and up to so many of these aboard. */
  'report with crew': { readonly ship: Filter; readonly crew: Filter; readonly upTo: number }
}

export interface AddedTriggers {
  /** A ship is about to report with its crew by the card. */
  'report with crew': { readonly card: CardId }
}

const ofAnotherUniverse: Filter = { icon: 'au' }

const away: Effect = { do: 'discard', who: 'this' }

/** What it is discarded for at any time. */
const forItself = ({ effects, ...text }: UseText): UseText => ({
  atAnyTime: { ruling: '1eS-space-time-portal-07' },
  ...text,
  effects: [away, ...effects],
})

/** The cards in hand that are like that and may come. */
function fromHand(game: Game, player: PlayerName, where: Filter, at: CardId, by: CardId): readonly CardId[] {
  return cardsIn(game, 'hand', player)
    .map(({ id }) => id)
    .filter(id => matches(game, id, where, player))
    .filter(card => game.decide(comesThrough, { card, player, way: 'report', at, by }))
}

export const card: Card = {
  title: 'Space-Time Portal',
  print: { lies: ['core', 'space'] },
  glossary: {
    seeds: {},
    plays: [{ stays: true }],
    admits: [
      { ruling: '1eS-space-time-portal-01', where: ofAnotherUniverse, ways: ['seed'] },
      { where: ofAnotherUniverse, ways: ['seed in play'] },
      {
        where: ofAnotherUniverse,
        ways: ['play', 'report'],
        oncePerTurn: { ruling: '1eS-space-time-portal-03' },
      },
    ],
    uses: [
      forItself({ effects: [{ do: 'download', where: { name: 'Alternate Universe Door' } }] }),
      forItself({
        answers: { to: 'played', what: { name: 'Temporal Rift' } },
        effects: [{ do: 'nullify', who: 'answered' }],
      }),
      forItself({
        ruling: 'custom-cards-559',
        name: 'nullify',
        on: { name: 'Temporal Rift', cardIn: 'play' },
        effects: [{ do: 'nullify', who: 'target' }],
      }),
      forItself({
        answers: { to: 'unfinished', what: { name: 'Wormhole' } },
        on: { type: ['mission', 'time location'] },
        effects: [],
      }),
      forItself({
        name: 'return',
        on: { type: 'ship', whose: 'yours' },
        effects: [
          { do: 'take into hand', who: { cardsOn: 'target' } },
          { do: 'take into hand', who: 'target' },
        ],
      }),
      forItself({
        name: 'report',
        once: 'game',
        on: { type: 'mission' },
        effects: [
          {
            do: 'report with crew',
            ship: { type: 'ship', ...ofAnotherUniverse },
            crew: { type: 'personnel', ...ofAnotherUniverse },
            upTo: 4,
          },
        ],
      }),
    ],
  },
}

export const effects: EffectHandlers<'report with crew'> = {
  *'report with crew'(game, { ship: what, crew, upTo }, { you: who, this: by, targets }) {
    const [at] = targets ?? []
    if (at === undefined) return
    yield* window(game, { on: 'report with crew', card: by, by: who })
    if (game.wasNullified(by)) return
    const [ship] = yield* select(game, { who, from: fromHand(game, who, what, at, by), count: 1, by })
    if (ship === undefined) return
    yield* carryOutReport(game, who, ship, at)
    const from = fromHand(game, who, crew, at, by)
    const count = Math.min(upTo, from.length)
    for (const id of yield* select(game, { who, from, count, atLeast: 1, optional: true, by }))
      yield* carryOutReport(game, who, id, ship)
  },
}
