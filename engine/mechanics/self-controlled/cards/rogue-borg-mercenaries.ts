import { record } from '../../../board/history.ts'
import { hostOf } from '../../../board/places.ts'
import type { Reading } from '../../../kernel/reading.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import { resolve } from '../../../text/selector.ts'
import type { CardText } from '../../../text/text.ts'
import { awaitOthers, isAnotherComing, storm } from '../siege.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** They fight those aboard the ship that they are on; `complete` = when the last of those who are coming has come. */
    storm: { readonly who: Who; readonly complete?: true }
  }
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

const together = { cardsOn: 'host', where: { intruder: true } } as const

/** They fight when the last of them has come, or each when it comes, and at the start of every turn. */
const rogueBorgThatCome = (how: 'together' | 'one by one'): CardText => ({
  title: 'Rogue Borg Mercenaries',
  intruder: true,
  isFrustratedByCloaking: { ruling: 'faq96-24-events-interrupts-04' },
  plays: [
    {
      ruling: 'faq96-39-rogue-borg-01',
      on: { type: 'ship', occupied: true },
      stays: true,
      effects: [how === 'together' ? { do: 'storm', who: together, complete: true } : { do: 'storm', who: 'this' }],
    },
  ],
  standing: [
    {
      ruling: 'faq96-39-rogue-borg-02',
      affects: 'this',
      add: { strength: 1 },
      perBeside: { intruder: true },
    },
  ],
  timed: [
    {
      at: 'turn begins',
      turns: { word: 'every' },
      together: true,
      effects: [{ ruling: 'faq96-39-rogue-borg-01', do: 'storm', who: together }],
    },
  ],
})

export const rogueBorgMercenaries = rogueBorgThatCome('together')

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'battles-of-rogue-borg',
    reading: 'each',
    where: 'faq1996',
    cards: { replace: [rogueBorgThatCome('one by one')] },
  },
]
