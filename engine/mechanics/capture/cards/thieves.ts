import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const reginod: CardText = {
  title: 'Reginod',
  uses: [
    {
      skill: true,
      once: 'game',
      on: { keyword: 'hand weapon', presentWith: { name: 'Reginod' } },
      effects: [{ do: 'steal', who: 'target' }],
    },
  ],
}

/** What it steals is present with its personnel. */
const returnOrbToBajor: CardText = {
  title: 'HQ: Return Orb to Bajor',
  plays: [{ on: { type: 'personnel', icon: 'orb', whose: 'yours' }, stays: true }],
  uses: [
    {
      on: { keyword: 'Orb artifact', presentWith: { bearing: 'HQ: Return Orb to Bajor', whose: 'yours' } },
      effects: [{ do: 'steal', who: 'target' }],
    },
  ],
}

export const texts = { glossary: [reginod, returnOrbToBajor] } satisfies Texts
