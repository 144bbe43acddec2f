import type { Texts } from '../../../kernel/room.ts'
import type { Standing } from '../../../text/in-play-text.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** A ship that has the benefits of at least so many matching commanders aboard. */
    readonly commanded?: number
  }
}

const bonus = { weapons: 3, shields: 3 }

const captainsLog = (standing: readonly Standing[]): CardText => ({
  title: "Captain's Log",
  plays: [{ stays: true }],
  standing,
})

/** Each of the player's ships that has so many matching commanders of use. */
const shipsWith = (commanded: number): Standing['affects'] => ({ all: { whose: 'yours', commanded } })

const of1996 = captainsLog([{ ruling: 'faq96-38-other-captains-log-questions-04', affects: shipsWith(1), add: bonus }])

/** Once for each of them. */
const current = captainsLog([1, 2].map(commanded => ({ affects: shipsWith(commanded), add: bonus })))

export const texts = { faq1996: [of1996], currentRulings: [current] } satisfies Texts
