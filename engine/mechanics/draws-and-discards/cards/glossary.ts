import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Filter } from '../../../text/text.ts'
import { kivasFajo } from './unchanged.ts'

/** Cards that are about draws, as the Glossary knows them. */
const drawing: readonly CardText[] = [
  kivasFajo(),
  {
    title: 'Deyos',
    uses: [
      {
        ruling: '1eD-deyos-01',
        answers: { to: 'entered', what: { species: "Jem'Hadar", not: { skill: 'Youth' } }, here: true },
        effects: [{ do: 'draw', count: 1 }],
      },
    ],
  },
]

const klingon: Filter = { type: 'personnel', word: { name: 'Klingon', context: 'species' } }

/** Cards that fetch what was discarded, or are discarded themselves, as the Glossary knows them. */
const pilesOfTheGlossary: readonly CardText[] = [
  { title: 'Res-Q', plays: [{ effects: [{ do: 'regenerate', exchanged: true }] }] },
  {
    title: 'Palor Toff - Alien Trader',
    plays: [{ effects: [{ do: 'regenerate', where: { not: { type: 'personnel' } }, exchanged: true }] }],
  },
  {
    title: 'Countermanda',
    plays: [
      { on: { name: 'Telepathic Alien Kidnappers' }, effects: [{ do: 'nullify', who: 'target' }] },
      {
        answers: { to: 'played', what: { name: ['Palor Toff - Alien Trader', 'Res-Q'], whose: "opponent's" } },
        effects: [
          { do: 'select', as: 'lost', by: 'you', count: 3, from: { cardsIn: 'discard', of: 'opponent' } },
          { do: 'put out of play', who: { chosen: 'lost' } },
        ],
      },
    ],
  },
  {
    title: 'Dr. McCoy (The Motion Pictures)',
    uses: [
      {
        timesPerGame: 2,
        skill: true,
        effects: [
          {
            ruling: '1eD-dr-mccoy-the-motion-pictures-01',
            do: 'take into hand',
            who: { topmost: { type: 'personnel' } },
          },
        ],
      },
    ],
  },
  {
    title: 'Klingon Death Yell',
    plays: [{ answers: { to: 'dies', what: { ...klingon, skill: 'Honor' } }, effects: [{ do: 'score', points: 5 }] }],
  },
]

const masakaTransformations: CardText = {
  title: 'Masaka Transformations',
  plays: [{ effects: [{ do: 'as either player', effects: [{ do: 'change hands' }] }] }],
}

export const texts = { glossary: [...drawing, ...pilesOfTheGlossary], faq1996: [masakaTransformations] } satisfies Texts
