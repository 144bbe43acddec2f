import type { Card } from '../text/card.ts'
import type { Filter } from '../text/text.ts'
import { icon } from './shared/special-downloads.ts'

const alliance = 'klingon-cardassian alliance'

/** Personnel of the affiliation of such a ship, aboard it. */
const matching = (affiliation: string): Filter => ({
  affiliation,
  aboard: { type: 'ship', affiliation, icon: alliance },
})

export const card: Card = {
  title: 'Regent Worf',
  print: 'whole',
  currentRulings: {
    uses: [
      {
        ruling: 'custom-cards-466',
        on: {
          type: 'personnel',
          icon: alliance,
          presentWith: { name: 'Regent Worf' },
          any: ['klingon', 'cardassian', 'bajoran'].map(matching),
        },
        effects: [{ do: 'select as commander', who: 'target' }],
      },
      icon('Make It So'),
    ],
  },
}
