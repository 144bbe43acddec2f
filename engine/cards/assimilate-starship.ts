import type { Card } from '../text/card.ts'
import { anotherObjective } from './shared/borg-objectives.ts'

export const card: Card = {
  title: 'Assimilate Starship',
  print: { leftOut: 'the scout that may beam aboard', why: 'scouts are aboard from the beginning', lies: ['ship'] },
  glossary: {
    plays: [{ ruling: 'custom-cards-385', aimsAt: { type: 'ship', whose: "opponent's" }, aims: true, stays: true }],
    objective: {
      scouts: 'ship',
      needs: { some: { affiliation: 'borg', skill: 'Computer Skill' } },
      outcomes: [{ icons: ['communication', 'defense'] }],
      results: [anotherObjective],
    },
  },
}
