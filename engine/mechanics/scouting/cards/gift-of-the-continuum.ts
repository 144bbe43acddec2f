import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Points from the Q-Continuum, whoever comes into the Q-Flash. */
const giftOfTheContinuum: CardText = {
  title: 'Gift of the Continuum',
  dilemma: { effects: [{ do: 'score', points: 5, box: true }], discard: true },
}

export const texts = { glossary: [giftOfTheContinuum] } satisfies Texts
