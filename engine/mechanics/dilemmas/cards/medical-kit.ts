import type { CardText } from '../../../text/text.ts'

declare module '../../../text/personnel-text.ts' {
  interface PersonnelStanding {
    /** A level of this skill. */
    readonly gives?: string
  }
}

export const medicalKit: CardText = {
  title: 'Medical Kit',
  standing: [{ affects: { othersWith: 'this', where: { classification: 'OFFICER' } }, gives: 'MEDICAL' }],
}
