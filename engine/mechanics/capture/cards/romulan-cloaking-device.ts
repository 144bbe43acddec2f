import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../../../text/text.ts' {
  interface CardText {
    /** Its player's ship that it is aboard has a system by it, if the ship is like one of these and has what that needs aboard. */
    readonly equips?: {
      readonly system: string
      readonly ships: readonly { readonly where: Filter; readonly needs?: Requirement }[]
    }
  }
}

/** It works aboard a Romulan ship, or one of the original series with engineers aboard. */
const romulanCloakingDevice: CardText = {
  title: 'Romulan Cloaking Device',
  equips: {
    system: 'Cloaking Device',
    ships: [
      { where: { type: 'ship', affiliation: 'romulan' } },
      { where: { type: 'ship', icon: 'original series' }, needs: { skill: 'ENGINEER', level: 2 } },
    ],
  },
}

export const texts = { glossary: [romulanCloakingDevice] } satisfies Texts
