import type { Card } from '../text/card.ts'

export interface AddedOnMissionText {
  /** Each requirement of this kind takes another personnel. */
  readonly separately?: 'skills'
}

export const card: Card = {
  title: 'Cytoplasmic Life-form',
  print: 'whole',
  currentRulings: {
    dilemma: { ruling: 'custom-cards-234', conditions: { skill: 'Exobiology', level: 3 }, placedOn: 'mission' },
    onMission: { separately: 'skills' },
  },
}
