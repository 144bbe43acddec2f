import type { Reading } from '../../../kernel/reading.ts'
import { reworded } from '../../../kernel/rule.ts'
import { distortionFieldIn } from '../cards/distortion-field.ts'
import { yieldsToNothing } from './glossary.ts'

const inTurnsOfItsPlayer = distortionFieldIn('yours')

/** The words that were not struck out are those of the first print. */
const yields = reworded(yieldsToNothing, { ruling: '1eD-distortion-field-05', answer: true })

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'struck-out-words-of-distortion-field',
    reading: 'earlier',
    where: 'glossary',
    replace: { '1eD-distortion-field-05': yields },
    cards: { replace: [inTurnsOfItsPlayer] },
  },
  {
    question: 'turns-of-distortion-field',
    reading: 'its-player',
    where: 'glossary',
    cards: { replace: [inTurnsOfItsPlayer] },
  },
]
