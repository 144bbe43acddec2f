import { record } from '../board/history.ts'
import { hostOf } from '../board/places.ts'
import { awaitOthers, isAnotherComing, storm } from '../mechanics/self-controlled/siege.ts'
import type { Card, Text } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { resolve } from '../text/selector.ts'
import type { Effect, Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** They fight those aboard the ship that they are on; `complete` = when the last of those who are coming has come. */
  storm: { readonly who: Who; readonly complete?: true }
}

const rogueBorg = { name: 'Rogue Borg Mercenaries' } as const

const rogueBorgBattle: Effect = {
  do: 'battle',
  attackers: { cardsOn: 'host', where: rogueBorg },
  attacked: { crewOf: 'host' },
}

const together = { cardsOn: 'host', where: { intruder: true } } as const

/** They fight when the last of them has come, or each when it comes, and at the start of every turn. */
const rogueBorgThatCome = (how: 'together' | 'one by one'): Text => ({
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
      per: { beside: { intruder: true } },
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

export const card: Card = {
  title: 'Rogue Borg Mercenaries',
  print: 'whole',
  faq1996: rogueBorgThatCome('together'),
  glossary: {
    intruder: true,
    plays: [{ on: { type: 'ship', occupied: true }, stays: true, effects: [rogueBorgBattle] }],
    standing: [{ affects: 'this', add: { strength: 1 }, per: { beside: rogueBorg } }],
    timed: [{ at: 'turn begins', whose: 'every', together: true, effects: [rogueBorgBattle] }],
  },
  readings: [
    {
      question: 'battles-of-rogue-borg',
      reading: 'each',
      where: 'faq1996',
      text: rogueBorgThatCome('one by one'),
    },
  ],
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
