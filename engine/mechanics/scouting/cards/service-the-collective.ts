import type { CardText, Filter } from '../../../text/text.ts'

declare module '../words.ts' {
  interface ScoutingText {
    /** Its player may probe in the turn in which scouting of such a target was completed. */
    readonly probesAtOnce?: Filter
  }
}

export const serviceTheCollective: CardText = {
  title: 'Service the Collective',
  plays: [{ stays: true }],
  probesAtOnce: { homeworld: true },
}
