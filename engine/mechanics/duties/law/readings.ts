import type { Reading } from '../../../kernel/reading.ts'
import { denial } from '../../../kernel/rule.ts'
import { waitsForAShip } from './faq.ts'

/** Read otherwise it is met again. */
const metAgainWithAShip = denial('faq96-323-cytherians-12', waitsForAShip, 'goes back')

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'cytherians-met-from-an-outpost',
    reading: 'stays',
    where: 'faq1996',
    replace: { [metAgainWithAShip.ruling]: metAgainWithAShip },
  },
]
