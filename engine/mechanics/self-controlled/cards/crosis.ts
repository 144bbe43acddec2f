import { move } from '../../../board/moves.ts'
import { hostOf } from '../../../board/places.ts'
import type { Reading } from '../../../kernel/reading.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import { resolve } from '../../../text/selector.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** It goes where they are, as one of them. */
    join: { readonly whom: Who }
  }
}

export const effects: EffectHandlers<'join'> = {
  join(game, { whom }, context) {
    const [one] = resolve(game, whom, context)
    const ship = one === undefined ? undefined : hostOf(game, one)
    if (ship !== undefined) move(game, context.this, 'on', ship)
  },
}

const rogueBorg = { name: 'Rogue Borg Mercenaries' } as const

const onThem = { on: rogueBorg, stays: true } as const

const doubles = { ruling: 'faq96-39-rogue-borg-03', multiply: { strength: 2 } } as const

/** One of them, who doubles the STRENGTH of all. */
export const crosis: CardText = {
  title: 'Crosis',
  intruder: true,
  plays: [{ ...onThem, effects: [{ do: 'join', whom: 'target' }] }],
  standing: [
    { ruling: 'faq96-39-rogue-borg-03', affects: 'this', add: { strength: 1 }, perBeside: { intruder: true } },
    { ...doubles, affects: { cardsOn: 'host' } },
  ],
}

/** Their leader, who does not fight himself. */
const besideThem: CardText = {
  title: 'Crosis',
  plays: [onThem],
  standing: [{ ...doubles, affects: { all: { ...rogueBorg, presentWith: { bearing: 'Crosis' } } } }],
}

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'is-crosis-one-of-them', reading: 'no', where: 'faq1996', cards: { replace: [besideThem] } },
]
