import type { CardText, Clause, Filter } from '../../../text/text.ts'

declare module '../../reporting/words.ts' {
  interface PayingText {
    /** The card play of its player may be any number of such cards. */
    readonly bundles?: Clause & { readonly where: Filter }
  }
}

export const redAlert: CardText = {
  title: 'Red Alert!',
  plays: [{ stays: true }],
  bundles: { where: { type: ['ship', 'personnel', 'equipment'] } },
}
