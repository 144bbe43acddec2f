import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const attackAuthorization: CardText = {
  title: 'Incoming Message: Attack Authorization',
  plays: [
    {
      on: { type: 'ship', affiliation: 'federation', crewMeets: { skill: 'Treachery' } },
      effects: [
        {
          do: 'select',
          as: 'prey',
          by: 'you',
          count: 1,
          from: { all: { type: 'ship', inSpace: true, otherThan: 'target' }, here: true },
        },
        { ruling: 'faq96-22-federation-attacks-01', do: 'battle', attackers: 'target', attacked: { chosen: 'prey' } },
      ],
    },
  ],
}

export const texts = { faq1996: [attackAuthorization] } satisfies Texts
