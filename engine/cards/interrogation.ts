import type { Card, Text } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

export interface AddedUseText {
  /** The player interrogates a captive. */
  readonly interrogates?: true
}

/** With the rulings, where there are any, on what he scores whose captive gives in, and on what he scores otherwise. */
const interrogation = (givesIn: Clause = {}, resists: Clause = {}): Text => ({
  plays: [{ on: { type: 'personnel', captive: 'yours' }, stays: true }],
  uses: [
    {
      once: 'turn, each copy',
      interrogates: true,
      on: { type: 'personnel', captive: 'yours' },
      effects: [
        {
          do: 'choose',
          by: 'opponent',
          options: [
            {
              word: 'five',
              effects: [
                { ...givesIn, do: 'release', who: 'target' },
                { ...givesIn, do: 'score', points: 10 },
                { ...givesIn, do: 'discard', who: 'this' },
              ],
            },
            { word: 'four', effects: [{ ...resists, do: 'score', points: 1 }] },
          ],
        },
      ],
    },
  ],
})

export const card: Card = {
  title: 'Interrogation',
  print: [
    { under: ['faq1996'], plays: 'as the FAQ of 1996 has it: who gives in goes back to an outpost' },
    {
      under: ['glossary', 'currentRulings'],
      leftOut: 'that the opponent chooses where a captive goes who gives in',
      why: 'nobody is asked',
    },
  ],
  faq1996: interrogation({ ruling: 'faq96-38-interrogation-01' }, { ruling: 'faq96-38-interrogation-02' }),
  glossary: interrogation({ ruling: 'custom-cards-382' }, { ruling: 'custom-cards-382' }),
}
