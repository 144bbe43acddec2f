import type { Card } from '../text/card.ts'
import type { Filter, Requirement } from '../text/text.ts'

export interface AddedCardText {
  /** Its player's ship that it is aboard has a system by it, if the ship is like one of these and has what that needs aboard. */
  readonly equips?: {
    readonly system: string
    readonly ships: readonly { readonly where: Filter; readonly needs?: Requirement }[]
  }
}

export const card: Card = {
  title: 'Romulan Cloaking Device',
  print: 'whole',
  /** It works aboard a Romulan ship, or one of the original series with engineers aboard. */
  glossary: {
    reports: {
      ruling: 'custom-cards-90',
      only: {
        any: [
          { type: 'ship', affiliation: 'romulan', whose: 'yours' },
          { name: ["Sherman's Peak", 'Deep Space Station K-7'] },
        ],
      },
    },
    equips: {
      system: 'Cloaking Device',
      ships: [
        { where: { type: 'ship', affiliation: 'romulan' } },
        { where: { type: 'ship', icon: 'original series' }, needs: { skill: 'ENGINEER', level: 2 } },
      ],
    },
  },
}
