import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'

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
