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

/** It works aboard a Romulan ship, or one of the original series with engineers aboard. */
const romulanCloakingDevice: CardText = {
  title: 'Romulan Cloaking Device',
  equips: {
    system: 'Cloaking Device',
    ships: [
      { where: { type: 'ship', affiliation: 'romulan' } },
      { where: { type: 'ship', icon: 'original series' }, needs: { skill: 'ENGINEER', level: 2 } },
    ],
  },
}

export const texts = { glossary: [reginod, returnOrbToBajor, romulanCloakingDevice] } satisfies Texts
