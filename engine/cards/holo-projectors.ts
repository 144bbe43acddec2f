import type { Card } from '../text/card.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedCardText {
  /** Aboard which ships and facilities of its player holograms are projected, and whether onto planets. */
  readonly projects?: Clause & { readonly aboard: Filter; readonly onPlanets: true }
}

export const card: Card = {
  title: 'Holo-Projectors',
  print: {
    plays: 'that it is played on the table, and serves ships and Away Teams, as the FAQ quotes it',
    lies: ['core'],
  },
  /** What the FAQ quotes of Holo-Projectors. */
  faq1996: {
    plays: [{ stays: true }],
    standing: [{ ruling: 'custom-cards-323', affects: 'this', immuneTo: ['Kevin Uxbridge'] }],
    projects: { aboard: { type: 'ship' }, onPlanets: true },
  },
}
