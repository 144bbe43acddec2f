import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Sleeper Trap',
  print: 'whole',
  glossary: {
    dilemma: {
      ruling: 'custom-cards-284',
      effects: [
        {
          do: 'as player',
          which: 'opponent',
          effects: [
            {
              do: 'download',
              where: { type: 'personnel', affiliation: 'cardassian', unique: false },
              to: { at: 'mission' },
              upTo: 3,
              different: true,
              may: true,
              called: 'sleepers',
            },
            { do: 'download', where: { type: 'equipment', keyword: 'hand weapon' }, to: { at: 'mission' }, may: true },
            {
              do: 'choose',
              by: 'you',
              among: { chosen: 'sleepers' },
              if: { some: { any: [{ classification: 'OFFICER' }, { skill: 'Leadership' }] } },
              options: [
                {
                  word: 'battle',
                  effects: [{ do: 'battle', attackers: { chosen: 'sleepers' }, attacked: 'personnel facing' }],
                },
                { word: 'no battle', effects: [] },
              ],
            },
          ],
        },
      ],
      discard: true,
    },
  },
}
