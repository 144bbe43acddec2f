import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { goingToTheTop } from './going-to-the-top.ts'
import { whimOfTheContinuum } from './whim-of-the-continuum.ts'

/** Texts about downloads as the Current Rulings of 2014 word them, and cards that they suppose. */
const downloads2014: readonly CardText[] = [
  goingToTheTop,
  {
    title: 'Mandate of the Continuum',
    uses: [{ effects: [{ do: 'download', where: { type: 'dilemma', name: 'Q' }, to: 'any location', seeds: true }] }],
  },
  { title: 'Summons from the Continuum', plays: [{ effects: [{ do: 'download', where: { icon: 'q' } }] }] },
  whimOfTheContinuum,
]

export const texts = { currentRulings: downloads2014 } satisfies Texts
