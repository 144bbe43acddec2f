import type { MissionRequirement } from '../../cards/facts.ts'
import type { Card } from '../text/card.ts'

export interface AddedOnMissionText {
  /** What its player may put in the place of all levels of one requirement. */
  readonly inPlaceOfOne?: MissionRequirement
}

export const card: Card = {
  title: 'For the Cause',
  print: 'whole',
  glossary: {
    plays: [
      {
        ruling: 'custom-cards-402',
        stays: true,
        on: { type: 'mission', whose: 'yours', any: [{ region: 'Badlands' }, { region: 'Demilitarized Zone' }] },
      },
    ],
    onMission: {
      attemptedBy: { icon: 'maquis' },
      inPlaceOfOne: { skills: { Leadership: 1, SECURITY: 1 }, over: { cunning: 30 } },
    },
  },
}
