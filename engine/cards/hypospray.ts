import type { Card } from '../text/card.ts'
import { ableSurgeon } from './shared/surgeons.ts'

export const card: Card = {
  title: 'Hypospray',
  print: { leftOut: 'that it stuns', why: 'a wound is what it is used for' },
  glossary: {
    uses: [
      {
        answers: { to: 'battle' },
        on: { type: 'personnel', is: 'mortally-wounded', not: { species: 'Android' } },
        needs: { some: ableSurgeon },
        needsAmong: 'own team',
        effects: [{ ruling: '1eD-disabled-02', do: 'disable', who: 'target', forGood: true }],
      },
    ],
  },
}
