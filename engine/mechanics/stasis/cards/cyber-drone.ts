import type { Condition } from '../../../board/state.ts'
import type { CardText, Clause } from '../../../text/text.ts'

declare module '../../../text/lasting-text.ts' {
  interface LastingText {
    /** Keeps those aboard with it from coming into the condition along with the ship. */
    readonly wards?: readonly (Clause & { readonly condition: Condition })[]
  }
}

export const cyberDrone: CardText = { title: 'Cyber Drone', wards: [{ ruling: '1eS-stasis-29', condition: 'stasis' }] }
