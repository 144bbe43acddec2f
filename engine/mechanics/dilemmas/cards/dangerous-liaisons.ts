import type { CardText, Filter } from '../../../text/text.ts'

declare module '../words.ts' {
  interface DilemmaText {
    /** A card in hand that whoever encounters it may discard to nullify it. */
    readonly nullifiedByDiscarding?: Filter
  }
}

export const dangerousLiaisons: CardText = {
  title: 'Dangerous Liaisons',
  dilemma: {
    conditions: {
      any: [
        { all: [{ skill: 'Treachery', level: 3 }, { skill: 'Acquisition' }] },
        {
          all: [
            { skill: 'SCIENCE', level: 2 },
            { skill: 'SECURITY', level: 2 },
          ],
        },
        { title: 'Ty Kajada' },
      ],
    },
    nullifiedByDiscarding: { name: 'Recruit Mercenaries' },
  },
}
