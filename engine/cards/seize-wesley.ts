import type { Card } from '../text/card.ts'
import type { PlayText } from '../text/play-text.ts'

/** How Seize Wesley is played, on a ship under the influence of Ktarian Game. */
const seizesWesley: PlayText = {
  on: { type: 'ship', whose: "opponent's", bearing: 'Ktarian Game' },
  effects: [
    { do: 'disable', who: { carriedBy: 'target' }, where: { type: 'personnel' }, forGood: true },
    { do: 'capture', who: { carriedBy: 'target' }, where: { name: 'Wesley Crusher' } },
  ],
}

export const card: Card = {
  title: 'Seize Wesley',
  print: 'whole',
  faq1996: { plays: [seizesWesley] },
  glossary: { plays: [{ ...seizesWesley, ruling: '1eS-seize-wesley-02' }] },
}
