import type { Card, Text } from '../text/card.ts'
import type { Standing } from '../text/in-play-text.ts'

const bonus = { weapons: 3, shields: 3 }

const captainsLog = (standing: readonly Standing[]): Text => ({
  plays: [{ stays: true }],
  standing,
})

/** Each of the player's ships that has so many matching commanders of use. */
const shipsWith = (commanded: number): Standing['affects'] => ({ all: { whose: 'yours', commanded } })

export const card: Card = {
  title: "Captain's Log",
  print: [
    {
      under: ['faq1996'],
      plays: 'WEAPONS and SHIELDS +3 for each ship with its captain aboard, as the FAQ has it',
    },
    { under: ['currentRulings'] },
  ],
  faq1996: captainsLog([{ ruling: 'faq96-38-other-captains-log-questions-04', affects: shipsWith(1), add: bonus }]),
  /** Once for each of them. */
  currentRulings: captainsLog([1, 2].map(commanded => ({ affects: shipsWith(commanded), add: bonus }))),
}
