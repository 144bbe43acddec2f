import type { MissionRequirement } from '../../../../cards/facts.ts'
import type { CardText } from '../../../text/text.ts'

declare module '../words.ts' {
  interface OnMissionText {
    /** What its player may put in the place of all levels of one requirement. */
    readonly inPlaceOfOne?: MissionRequirement
  }
}

export const forTheCause: CardText = {
  title: 'For the Cause',
  plays: [
    {
      stays: true,
      on: { type: 'mission', whose: 'yours', any: [{ region: 'Badlands' }, { region: 'Demilitarized Zone' }] },
    },
  ],
  onMission: {
    attemptedBy: { icon: 'maquis' },
    inPlaceOfOne: { skills: { Leadership: 1, SECURITY: 1 }, over: { cunning: 30 } },
  },
}
