import type { Card } from '../text/card.ts'
import type { Requirement } from '../text/text.ts'

/** Where no document says what a player plays, his cards in play do. */
const playsBorg: Requirement = { any: [{ playing: 'borg' }, { inPlay: { affiliation: 'borg', whose: 'yours' } }] }

export const card: Card = {
  title: 'Borg Servo',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-127',
      conditions: { all: [{ skill: 'Cybernetics' }, { skill: 'MEDICAL' }] },
      effects: [
        {
          do: 'as player',
          which: 'opponent',
          effects: [
            { do: 'select', as: 'taken', by: 'chance', count: 1, from: 'personnel facing', if: playsBorg },
            { do: 'impose', who: { chosen: 'taken' }, condition: 'assimilated' },
            { do: 'take control', who: { chosen: 'taken' } },
          ],
        },
      ],
      discard: true,
    },
  },
}
