import type { CardText, Clause, Requirement } from '../../../text/text.ts'

/** What is used at the location only with that present. */
export interface UseNeeds extends Clause {
  readonly what: 'equipment' | 'special equipment'
  readonly needs: Requirement
}

declare module '../words.ts' {
  interface MissionCardText {
    readonly useNeeds?: readonly UseNeeds[]
  }
}

export const studyPlasmaStorm: CardText = {
  title: 'Study Plasma Storm',
  useNeeds: [
    { ruling: '1eS-study-plasma-storm-01', what: 'equipment', needs: { skill: 'Computer Skill' } },
    { ruling: '1eS-study-plasma-storm-02', what: 'special equipment', needs: { skill: 'Computer Skill' } },
  ],
}
