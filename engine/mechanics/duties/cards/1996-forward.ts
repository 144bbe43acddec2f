import type { CardText } from '../../../text/text.ts'
import { antiTimeAnomaly1996 } from './anti-time-anomaly.ts'
import { pocketwatch } from './samuel-clemens-pocketwatch.ts'

/** What must happen on a later turn, and the card that has it happen now, as the FAQ of 1996 knows them. */
export const forwards1996: readonly CardText[] = [
  antiTimeAnomaly1996,
  pocketwatch('faq96-33-samuel-clemens-pocketwatch-02', 'faq96-33-samuel-clemens-pocketwatch-01'),
]
