import type { Texts } from '../../../kernel/room.ts'
import type { Features } from '../../../text/match.ts'
import type { CardText } from '../../../text/text.ts'
import { intrudersOn } from '../intruders.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** Intruders of the player's are on it. */
    readonly boardedBy?: 'yours'
  }
}

export const features: Features<'boardedBy'> = {
  boardedBy: (game, id, _, you) => intrudersOn(game, id).some(c => c.controller === you),
}

const takesTheShip = (ruling: string) => [{ ruling, do: 'take control', who: 'target' }] as const

const withoutACrew = { type: 'ship', bearing: 'Rogue Borg Mercenaries', not: { occupied: true } } as const

/** Where Rogue Borg have eliminated the crew. */
export const loreReturns1996: CardText = {
  title: 'Lore Returns',
  plays: [
    {
      on: withoutACrew,
      except: [{ ruling: 'faq96-38-lore-returns-03', what: { not: { boardedBy: 'yours' } } }],
      stays: true,
      effects: takesTheShip('faq96-38-lore-returns-01'),
    },
  ],
  standing: [
    { ruling: 'faq96-38-lore-returns-01', affects: 'host', allows: 'fly and attack without a crew' },
    {
      ruling: 'faq96-39-rogue-borg-15',
      affects: { cardsOn: 'host', where: { intruder: true } },
      allows: 'beam like an Away Team',
    },
  ],
}

/** As the Current Rulings put it. */
const loreReturns2014: CardText = {
  title: 'Lore Returns',
  plays: [{ on: { ...withoutACrew, boardedBy: 'yours' }, stays: true, effects: takesTheShip('cr14-lore-returns-01') }],
  standing: [
    { ruling: 'cr14-lore-returns-02', affects: 'host', allows: 'fly without a crew' },
    { ruling: 'cr14-lore-returns-03', affects: 'host', allows: 'attack without a leader' },
  ],
}

export const texts = { currentRulings: [loreReturns2014] } satisfies Texts
