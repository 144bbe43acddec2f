import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Remote Supply Depot',
  print: { leftOut: 'equipment, countdowns and repairs', why: 'whether it is built is asked' },
  glossary: { built: { where: { affiliation: 'dominion', skill: 'ENGINEER' } } },
}
