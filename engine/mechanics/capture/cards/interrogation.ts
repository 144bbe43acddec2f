import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Clause } from '../../../text/text.ts'

declare module '../../../text/in-play-text.ts' {
  interface UseText {
    /** The player interrogates a captive. */
    readonly interrogates?: true
    /** Each copy as often, whatever the others did. */
    readonly perCopy?: true
  }
}

/** With the rulings, where there are any, on what he scores whose captive gives in, and on what he scores otherwise. */
const interrogation = (givesIn: Clause = {}, resists: Clause = {}): CardText => ({
  title: 'Interrogation',
  plays: [{ on: { type: 'personnel', captive: 'yours' }, stays: true }],
  uses: [
    {
      once: 'turn',
      perCopy: true,
      interrogates: true,
      on: { type: 'personnel', captive: 'yours' },
      effects: [
        {
          do: 'choose one',
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

const rescueCaptives: CardText = {
  title: 'Rescue Captives',
  plays: [
    {
      effects: [
        { do: 'release', who: { all: { type: 'personnel', captive: 'to be freed' } } },
        { do: 'nullify', who: { all: { name: ['Interrogation', 'Brainwash', 'Torture'] } } },
      ],
    },
  ],
}

export const texts = {
  faq1996: [
    interrogation({ ruling: 'faq96-38-interrogation-01' }, { ruling: 'faq96-38-interrogation-02' }),
    rescueCaptives,
  ],
  glossary: [interrogation()],
} satisfies Texts
