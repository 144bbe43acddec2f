import type { TimedText } from '../../text/in-play-text.ts'
import type { Effect } from '../../text/text.ts'

export const intoHand: TimedText = { at: 'earned', effects: [{ do: 'take into hand', who: 'this' }] }

export const earned = (...effects: readonly Effect[]): readonly TimedText[] => [{ at: 'earned', effects }]
