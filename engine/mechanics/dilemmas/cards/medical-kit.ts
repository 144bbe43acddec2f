import type { CardText } from '../../../text/text.ts'

export const medicalKit: CardText = {
  title: 'Medical Kit',
  standing: [{ affects: { othersWith: 'this', where: { classification: 'OFFICER' } }, gives: 'MEDICAL' }],
}
