import type { CardText, Clause, Filter } from '../../../text/text.ts'

declare module '../words.ts' {
  interface PayingText {
    /** The card play of its player may be any number of such cards. */
    readonly bundles?: Clause & { readonly where: Filter }
  }
}

const where: Filter = { type: ['ship', 'personnel', 'equipment'] }

export const redAlert: CardText = {
  title: 'Red Alert!',
  plays: [{ stays: true }],
  bundles: { where },
}

export const redAlert1996: CardText = { ...redAlert, bundles: { ruling: 'faq96-38-red-alert-01', where } }
