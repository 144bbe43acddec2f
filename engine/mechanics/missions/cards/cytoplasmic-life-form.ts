import type { CardText } from '../../../text/text.ts'

declare module '../words.ts' {
  interface OnMissionText {
    /** Each requirement of this kind takes another personnel. */
    readonly separately?: 'skills'
  }
}

export const cytoplasmicLifeForm: CardText = {
  title: 'Cytoplasmic Life-form',
  dilemma: { conditions: { skill: 'Exobiology', level: 3 }, placedOn: 'mission' },
  onMission: { separately: 'skills' },
}
