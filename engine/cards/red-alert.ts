import type { Card, Text } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedPayingText {
  /** The card play of its player may be any number of such cards. */
  readonly bundles?: Clause & { readonly where: Filter }
}

const where: Filter = { type: ['ship', 'personnel', 'equipment'] }

const redAlert: Text = {
  plays: [{ stays: true }],
  bundles: { where },
}

export const card: Card = {
  title: 'Red Alert!',
  print: 'whole',
  faq1996: { ...redAlert, bundles: { ruling: 'faq96-38-red-alert-01', where } },
  glossary: redAlert,
}
