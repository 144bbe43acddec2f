import type { Card } from '../text/card.ts'
import type { Clause, Needing } from '../text/text.ts'

/** What is used at the location only with that present. */
interface UseNeeds extends Clause, Needing {
  readonly what: 'equipment' | 'special equipment'
}

export interface AddedMissionCardText {
  readonly useNeeds?: readonly UseNeeds[]
}

export const card: Card = {
  title: 'Study Plasma Storm',
  print: 'whole',
  glossary: {
    useNeeds: [
      { ruling: '1eS-study-plasma-storm-01', what: 'equipment', needs: { skill: 'Computer Skill' } },
      { ruling: '1eS-study-plasma-storm-02', what: 'special equipment', needs: { skill: 'Computer Skill' } },
    ],
  },
}
