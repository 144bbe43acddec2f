import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Filter } from '../../../text/text.ts'

const klingon: Filter = { type: 'personnel', word: { name: 'Klingon', context: 'species' } }

/** Cards for Klingons, as the FAQ of 1996 knows them. */
const forKlingons: readonly CardText[] = [
  {
    title: 'Targ',
    standing: [{ affects: { othersWith: 'this', where: { any: [klingon, { name: 'Targ' }] } }, add: { strength: 1 } }],
  },
  {
    title: 'Klingon Death Yell',
    plays: [
      {
        answers: { to: 'dies', what: { ...klingon, skill: 'Honor' } },
        effects: [{ do: 'score', points: 5, box: true }],
      },
    ],
  },
]

export const texts = { faq1996: forKlingons } satisfies Texts
