import type { CardText } from '../../../text/text.ts'

declare module '../../../text/in-play-text.ts' {
  interface Standing {
    /** Holds intruders on the ships that it affects as long as they are fewer than that. */
    readonly holdsIntruders?: { readonly fewerThan: number }
  }
}

/** What it does to Telepathic Alien Kidnappers is no part of this. */
export const intruderForceField: CardText = {
  title: 'Intruder Force Field',
  plays: [{ stays: true }],
  standing: [
    {
      ruling: 'faq96-38-intruder-force-field-03',
      affects: { all: { whose: 'yours' } },
      holdsIntruders: { fewerThan: 3 },
    },
  ],
}
