import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { borgShip } from './borg-ship.ts'
import { crosis } from './crosis.ts'
import { intruderForceField } from './intruder-force-field.ts'
import { loreReturns1996 } from './lore-returns.ts'
import { qNet } from './q-net.ts'
import { rogueBorgMercenaries } from './rogue-borg-mercenaries.ts'
import { whereNoOneHasGoneBefore } from './where-no-one-has-gone-before.ts'

const attackers = { involved: { selfControlled: true } } as const

const rogueBorg = { name: 'Rogue Borg Mercenaries' } as const

/** What acts by itself along the spaceline, and what concerns it, as the FAQ of 1996 knows it. */
const selfControlled1996: readonly CardText[] = [
  borgShip,
  {
    title: 'Hugh',
    plays: [
      {
        ruling: 'faq96-39-rogue-borg-11',
        answers: { to: 'played', what: rogueBorg },
        effects: [{ do: 'nullify', who: 'answered' }],
      },
      {
        ruling: 'faq96-39-rogue-borg-11',
        on: rogueBorg,
        effects: [{ do: 'discard', who: { all: rogueBorg, here: true } }],
      },
      {
        ruling: 'faq96-12-action-13',
        answers: { to: 'battle', what: { name: 'Borg Ship' } },
        effects: [
          { ruling: 'faq96-323-borg-ship-22', do: 'call off the attack', who: attackers },
          { ruling: 'faq96-323-borg-ship-23', do: 'hold fire', who: attackers },
        ],
      },
      {
        answers: { to: 'encountered', what: { name: ['Borg Ship', 'Outpost Raid'] } },
        except: [{ ruling: 'faq96-324-outpost-raid-06', what: { type: 'dilemma' } }],
        effects: [{ do: 'nullify', who: 'answered' }],
      },
    ],
  },
  crosis,
  intruderForceField,
  loreReturns1996,
  qNet,
  rogueBorgMercenaries,
  whereNoOneHasGoneBefore,
]

export const texts = { faq1996: selfControlled1996 } satisfies Texts
