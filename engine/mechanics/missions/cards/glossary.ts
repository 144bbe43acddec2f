import type { CardText } from '../../../text/text.ts'

/** Missions whose text concerns what is done where they are, as the Glossary knows them. */
export const missionsWithTexts: readonly CardText[] = [
  {
    title: 'Study Plasma Storm',
    useNeeds: [
      { ruling: '1eS-study-plasma-storm-01', what: 'equipment', needs: { skill: 'Computer Skill' } },
      { ruling: '1eS-study-plasma-storm-02', what: 'special equipment', needs: { skill: 'Computer Skill' } },
    ],
  },
]
