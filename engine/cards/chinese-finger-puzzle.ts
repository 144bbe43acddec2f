import type { Card } from '../text/card.ts'
import type { Who } from '../text/text.ts'

const androids: Who = { these: 'personnel facing', where: { species: 'Android' } }

export const card: Card = {
  title: 'Chinese Finger Puzzle',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-142',
      trigger: { some: { species: 'Android' } },
      effects: [
        { do: 'stop', who: 'facing', whole: true },
        { ruling: 'custom-cards-143', do: 'stop', who: androids, fullTurns: androids },
      ],
      discard: true,
    },
  },
}
