import type { Card } from '../text/card.ts'
import type { Clause, Requirement } from '../text/text.ts'
import { ableSurgeon } from './shared/surgeons.ts'

export interface AddedCardText {
  /** The player's personnel are not killed where those who meet this could help. */
  readonly keepsAlive?: Clause & { readonly by: Requirement }
}

export const card: Card = {
  title: 'Genetronic Replicator',
  print: [
    { under: ['faq1996'], plays: 'what the FAQ of 1996 quotes of it, by which nobody is stopped or returns to hand' },
    { under: ['glossary', 'currentRulings'], plays: 'all that is printed' },
  ],
  /** As the FAQ of 1996 quotes it. */
  faq1996: {
    plays: [{ stays: true }],
    keepsAlive: { by: { skill: 'MEDICAL', level: 2 } },
  },
  glossary: {
    plays: [{ stays: true }],
    uses: [
      {
        ruling: 'custom-cards-411',
        answers: { to: 'dies', what: { type: 'personnel' } },
        needs: { some: ableSurgeon, count: 2 },
        needsAmong: { othersWith: 'answered' },
        effects: [
          { do: 'select', as: 'surgeons', by: 'you', count: 2, from: { othersWith: 'answered' }, where: ableSurgeon },
          { do: 'stop', who: { chosen: 'surgeons' } },
          { do: 'save', who: 'answered' },
          { do: 'take into hand', who: 'answered' },
        ],
      },
    ],
  },
}
