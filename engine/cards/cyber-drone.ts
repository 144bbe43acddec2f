import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedLastingText {
  /** Keeps those aboard with it from going into stasis along with the ship. */
  readonly wards?: readonly Clause[]
}

export const card: Card = {
  title: 'Cyber Drone',
  print: { plays: 'what the Glossary says of it, for its print is not at hand' },
  glossary: { wards: [{ ruling: '1eS-stasis-29' }] },
}
