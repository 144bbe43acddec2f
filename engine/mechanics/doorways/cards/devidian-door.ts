import type { CardText, Filter } from '../../../text/text.ts'
import type { Destination } from './destinations.ts'

const vessel: Filter = { type: ['ship', 'facility'] }

const floats: Filter = { any: [{ type: 'equipment' }, { keyword: 'Soong-type android' }, { name: 'Exocomp' }] }

/** "To anywhere", as the FAQ of 1996 goes through it. */
const anywhere: readonly Destination[] = [
  { ruling: 'faq96-310-devidian-door-where-played-03', to: 'vessel', whose: 'yours', what: vessel },
  { ruling: 'faq96-310-devidian-door-where-played-04', to: 'planet' },
  { ruling: 'faq96-310-devidian-door-where-played-06', to: 'space', who: floats },
  { ruling: 'faq96-310-devidian-door-where-played-05', to: 'space', becomes: 'killed' },
  { ruling: 'faq96-310-devidian-door-where-played-08', to: 'gap', as: 'space' },
  { ruling: 'faq96-310-devidian-door-where-played-09', to: 'table' },
  { ruling: 'faq96-310-devidian-door-where-played-13', to: 'seeds' },
  {
    ruling: 'faq96-310-devidian-door-where-played-14',
    to: 'vessel',
    whose: "opponent's",
    what: vessel,
    becomes: 'captured',
  },
  { ruling: 'faq96-310-devidian-door-where-played-15', to: 'pile', whose: "opponent's" },
  {
    ruling: 'faq96-310-devidian-door-where-played-17',
    to: 'dilemma',
    what: { name: 'Radioactive Garbage Scow' },
    becomes: 'killed',
  },
  { ruling: 'faq96-310-devidian-door-where-played-18', to: 'dilemma', what: { name: 'Borg Ship' } },
  { ruling: 'faq96-310-devidian-door-where-played-21', to: 'pile', whose: 'yours' },
]

/** A card comes out of it at any time, and it must be shown on the next turn. */
export const devidianDoor1996: CardText = {
  title: 'Devidian Door',
  uses: [
    {
      ruling: 'faq96-310-devidian-door-where-played-01',
      fromHand: true,
      anywhere: true,
      effects: [
        { do: 'send through', to: anywhere },
        { ruling: 'faq96-310-devidian-door-explanation-01', do: 'owe a showing' },
      ],
    },
  ],
}

/** As the Glossary knows it, to planets. */
export const devidianDoor: CardText = {
  title: 'Devidian Door',
  uses: [
    {
      fromHand: true,
      anywhere: true,
      effects: [{ do: 'send through', to: [{ to: 'planet' }] }, { do: 'owe a showing' }],
    },
  ],
}
