import type { Card } from '../text/card.ts'
import type { UseText } from '../text/in-play-text.ts'
import type { Filter } from '../text/text.ts'
import { ableSurgeon } from './shared/surgeons.ts'

const patient: Filter = { type: 'personnel', is: 'mortally-wounded', not: { species: 'Android' } }

/** The wounded is no longer about to die. */
const saves: UseText = {
  answers: { to: 'battle' },
  once: 'battle',
  on: patient,
  needs: { some: ableSurgeon },
  needsAmong: 'own team',
  effects: [{ ruling: '1eD-disabled-02', do: 'disable', who: 'target', forGood: true }],
}

export const card: Card = {
  title: 'Hypospray',
  print: 'whole',
  glossary: {
    uses: [
      saves,
      { ...saves, ruling: 'custom-cards-646', answers: { to: 'wounded' } },
      {
        ruling: 'custom-cards-645',
        answers: { to: 'paired off' },
        once: 'battle',
        on: {
          type: 'personnel',
          adversaryOf: { ...ableSurgeon, whose: 'yours', presentWith: { name: 'Hypospray' } },
          not: { species: 'Android' },
        },
        effects: [{ do: 'impose', who: 'target', condition: 'stunned' }],
      },
    ],
  },
}
