import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Undetected Beam-In',
  print: 'whole',
  glossary: {
    dilemma: {
      nullifier: { any: [{ title: 'Shelby' }, { skill: 'SECURITY', level: 4 }] },
      effects: [
        {
          do: 'as player',
          which: 'opponent',
          effects: [
            {
              do: 'download',
              where: { any: [{ type: 'personnel', keyword: 'Drone' }, { name: 'Rogue Borg Mercenaries' }] },
              upTo: 4,
              to: { at: 'mission' },
              may: true,
            },
          ],
        },
      ],
    },
  },
}
