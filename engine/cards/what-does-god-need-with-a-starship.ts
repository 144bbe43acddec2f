import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'What Does God Need With a Starship?',
  print: { leftOut: '"God."', onlyWith: ['"God."'] },
  glossary: {
    plays: [
      {
        once: 'game',
        effects: [
          {
            do: 'choose',
            by: 'opponent',
            options: [
              {
                word: 'download a ship',
                effects: [{ do: 'download', where: { type: 'ship' }, to: 'any location', may: true }],
              },
              {
                word: 'stop or unstop a ship',
                effects: [
                  { do: 'select', as: 'ship', by: 'you', count: 1, from: { all: { type: 'ship' } } },
                  {
                    do: 'choose',
                    by: 'you',
                    options: [
                      { word: 'stop', effects: [{ do: 'stop', who: { chosen: 'ship' } }] },
                      { word: 'unstop', effects: [{ do: 'lift', who: { chosen: 'ship' }, condition: 'stopped' }] },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
}
