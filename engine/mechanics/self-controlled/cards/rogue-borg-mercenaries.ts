import { record } from '../../../board/history.ts'
import { hostOf } from '../../../board/places.ts'
import { turnPlaced } from '../../../board/turns.ts'
import type { Reading } from '../../../kernel/reading.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import type { Features } from '../../../text/match.ts'
import { resolve } from '../../../text/selector.ts'
import type { CardText, Effect, Filter } from '../../../text/text.ts'
import { intrudersOn } from '../intruders.ts'
import { awaitOthers, isAnotherComing, storm } from '../siege.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** Intruders have been on it for so long. */
    readonly beset?: 'since before this turn'
  }
  interface EffectWords {
    /** They fight those aboard the ship that they are on; `complete` = when the last of those who are coming has come. */
    storm: { readonly who: Who; readonly complete?: true }
  }
}

export const features: Features<'beset'> = {
  beset: (game, id) => intrudersOn(game, id).some(c => turnPlaced(game, c.id) !== game.state.turn.number),
}

export const effects: EffectHandlers<'storm'> = {
  storm: function* (game, { who, complete }, context) {
    const ship = hostOf(game, context.this)
    if (ship === undefined) return
    if (complete) record(game, context.you, 'placed', context.this)
    if (complete && isAnotherComing(game, ship, context.you)) awaitOthers(game, ship)
    else yield* storm(game, ship, resolve(game, who, context), context.you)
  },
}

/** Those who come aboard together, Crosis among them. */
export const band: Filter = { name: ['Rogue Borg Mercenaries', 'Crosis'] }

/** Each has a STRENGTH of as many as they are. */
export const asManyAsTheyAre = {
  ruling: 'faq96-39-rogue-borg-02',
  affects: 'this',
  add: { strength: 1 },
  perBeside: band,
} as const

const all = { cardsOn: 'host', where: band } as const

const at = (now: Effect): CardText => ({
  title: 'Rogue Borg Mercenaries',
  intruder: true,
  isFrustratedByCloaking: { ruling: 'faq96-24-events-interrupts-04' },
  plays: [
    {
      ruling: 'faq96-39-rogue-borg-01',
      on: { type: 'ship', occupied: true, not: { beset: 'since before this turn' } },
      stays: true,
      effects: [now],
    },
    {
      ruling: 'faq96-39-rogue-borg-07',
      on: { type: 'ship', occupied: true, beset: 'since before this turn' },
      stays: true,
      effects: [now],
    },
  ],
  standing: [asManyAsTheyAre],
  timed: [
    {
      ruling: 'faq96-39-rogue-borg-01',
      at: 'turn begins',
      turns: { word: 'every' },
      together: true,
      effects: [{ do: 'storm', who: all }],
    },
  ],
})

/** They fight when the last of them has come, and at the start of every turn. */
export const rogueBorgMercenaries = at({ do: 'storm', who: all, complete: true })

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'battles-of-rogue-borg',
    reading: 'each',
    where: 'faq1996',
    cards: { replace: [at({ do: 'storm', who: 'this' })] },
  },
]
