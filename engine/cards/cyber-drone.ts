import type { Condition } from '../board/state.ts'
import type { Card } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedLastingText {
  /** Keeps those aboard with it from coming into the condition along with the ship. */
  readonly wards?: readonly (Clause & { readonly condition: Condition })[]
}

export const card: Card = {
  title: 'Cyber Drone',
  print: { plays: 'what the Glossary says of it, for its print is not at hand' },
  glossary: { wards: [{ ruling: '1eS-stasis-29', condition: 'stasis' }] },
}
