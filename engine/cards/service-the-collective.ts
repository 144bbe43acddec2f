import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

export interface AddedScoutingText {
  /** Its player may probe in the turn in which scouting of such a target was completed. */
  readonly probesAtOnce?: Filter
}

export const card: Card = {
  title: 'Service the Collective',
  print: {
    leftOut: 'missions with the icon of the counterpart, and WEAPONS and SHIELDS',
    why: 'the objective targets a homeworld, and nobody fires',
  },
  glossary: {
    plays: [{ stays: true }],
    probesAtOnce: { homeworld: true },
  },
}
