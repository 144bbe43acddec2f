import type { Card, Text } from '../text/card.ts'

const medicalKit: Text = {
  standing: [{ affects: { othersWith: 'this', where: { classification: 'OFFICER' } }, gives: 'MEDICAL' }],
}

export const card: Card = {
  title: 'Medical Kit',
  print: 'whole',
  faq1996: medicalKit,
  glossary: medicalKit,
}
