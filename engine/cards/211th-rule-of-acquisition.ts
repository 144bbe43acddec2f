import type { Card } from '../text/card.ts'
import type { Clause, Filter, Who } from '../text/text.ts'

export interface AddedPayingText {
  /** The opponent first discards so many cards for each card that he plays on its player's turn. @alone Nobody else has to pay for playing whatever it is. */
  readonly taxes?: Clause & { readonly each: Who; readonly less: Who }
}

const hostess: Filter = { keyword: 'Dabo Girl' }

const waiter: Filter = { species: 'Ferengi', keyword: 'Waiter' }

export const card: Card = {
  title: '211th Rule of Acquisition',
  print: 'whole',
  glossary: {
    plays: [{ ruling: 'custom-cards-632', on: { name: ["Quark's Bar", 'Ferengi Trading Post'] }, stays: true }],
    taxes: {
      ruling: 'custom-cards-633',
      each: { presentAt: 'host', where: { type: 'personnel', whose: 'yours', any: [hostess, waiter] } },
      less: { presentAt: 'host', where: { type: 'personnel', whose: "opponent's" } },
    },
  },
}
