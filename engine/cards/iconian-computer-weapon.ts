import type { Card } from '../text/card.ts'
import type { Effect, Who } from '../text/text.ts'

const scrapped: Who = { these: { cardsIn: 'hand', of: 'you' }, where: { not: { type: 'personnel' } } }

const reboot: readonly Effect[] = [
  { do: 'select', as: 'scrapped', by: 'you', count: { times: 1, each: scrapped }, from: scrapped },
  { do: 'discard', who: { chosen: 'scrapped' } },
  { do: 'draw', count: 1, each: { who: { chosen: 'scrapped' }, where: {} } },
]

export const card: Card = {
  title: 'Iconian Computer Weapon',
  print: 'whole',
  faq1996: {
    dilemma: {
      ruling: 'custom-cards-320',
      effects: reboot.map(effect => ({ ...effect, unless: { skill: 'SCIENCE' } })),
    },
  },
}
