import { intrudersOn } from '../mechanics/self-controlled/intruders.ts'
import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'
import type { Clause } from '../text/text.ts'

export interface AddedFilter {
  /** Intruders of the player's are on it. */
  readonly boardedBy?: 'yours'
}

const takesTheShip = (clause: Clause) => [{ ...clause, do: 'take control', who: 'target' }] as const

const withoutACrew = { type: 'ship', bearing: 'Rogue Borg Mercenaries', not: { occupied: true } } as const

/** The Rogue Borg on it. */
const beamsDown = {
  affects: { cardsOn: 'host', where: { intruder: true } },
  allows: 'beam like an Away Team',
} as const

export const card: Card = {
  title: 'Lore Returns',
  print: 'whole',
  /** Where Rogue Borg have eliminated the crew. */
  faq1996: {
    plays: [
      {
        on: withoutACrew,
        except: [{ ruling: 'faq96-38-lore-returns-03', what: { not: { boardedBy: 'yours' } } }],
        stays: true,
        effects: takesTheShip({ ruling: 'faq96-38-lore-returns-01' }),
      },
    ],
    standing: [
      { ruling: 'faq96-38-lore-returns-01', affects: 'host', allows: 'fly and attack without a crew' },
      { ruling: 'faq96-39-rogue-borg-15', ...beamsDown },
    ],
  },
  glossary: {
    plays: [{ on: { ...withoutACrew, boardedBy: 'yours' }, stays: true, effects: takesTheShip({}) }],
    standing: [
      { affects: 'host', allows: 'fly and attack without a crew' },
      { ruling: 'custom-cards-1146', ...beamsDown },
    ],
  },
  /** As the Current Rulings put it. */
  currentRulings: {
    plays: [
      {
        on: { ...withoutACrew, boardedBy: 'yours' },
        stays: true,
        effects: takesTheShip({ ruling: 'cr14-lore-returns-01' }),
      },
    ],
    standing: [
      { ruling: 'cr14-lore-returns-02', affects: 'host', allows: 'fly without a crew' },
      { ruling: 'cr14-lore-returns-03', affects: 'host', allows: 'attack without a leader' },
      { ruling: 'custom-cards-1146', ...beamsDown },
    ],
  },
}

export const features: Features<'boardedBy'> = {
  boardedBy: (game, id, _, you) => intrudersOn(game, id).some(c => c.controller === you),
}
