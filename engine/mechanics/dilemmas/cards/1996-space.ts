import type { CardText } from '../../../text/text.ts'
import { destroyRadioactiveGarbageScow1996 } from './destroy-radioactive-garbage-scow.ts'
import { mamanPicard } from './maman-picard.ts'
import { radioactiveGarbageScow1996 } from './radioactive-garbage-scow.ts'
import { rascals } from './unchanged.ts'

/** Space dilemmas as the FAQ of 1996 knows them. */
export const spaceDilemmas1996: readonly CardText[] = [
  {
    title: "Birth of 'Junior'",
    dilemma: {
      placedOn: 'ship',
      cures: [{ ruling: 'faq96-321-dilemmas-05', needs: { skill: 'ENGINEER', level: 3 } }],
    },
    timed: [
      {
        ruling: 'faq96-321-dilemmas-05',
        at: 'turn ends',
        turns: { word: 'each' },
        effects: [{ do: 'modify', who: 'host', attribute: 'range', add: -1, lasting: true }],
      },
    ],
  },
  destroyRadioactiveGarbageScow1996,
  {
    title: 'Iconian Computer Weapon',
    dilemma: {
      effects: [
        {
          do: 'discard',
          who: { these: { cardsIn: 'hand', of: 'you' }, where: { not: { type: 'personnel' } } },
          unless: { skill: 'SCIENCE' },
        },
      ],
    },
  },
  mamanPicard,
  radioactiveGarbageScow1996,
  rascals,
]
