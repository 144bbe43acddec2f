import type { CardText } from '../../../text/text.ts'
import { interruptsOf1996 } from './1996-interrupts.ts'

const rogueBorg = { name: 'Rogue Borg Mercenaries' } as const
const rogueBorgBattle = {
  do: 'battle',
  attackers: { cardsOn: 'host', where: rogueBorg },
  attacked: { crewOf: 'host' },
} as const

/** Game texts as the FAQ of 1996 knows them. */
export const texts1996: readonly CardText[] = [
  ...interruptsOf1996,
  {
    title: 'Rogue Borg Mercenaries',
    plays: [{ on: { type: 'ship', occupied: true, isNot: 'cloaked' }, stays: true, effects: [rogueBorgBattle] }],
    standing: [{ affects: 'this', add: { strength: 1 }, perBeside: rogueBorg }],
    timed: [{ at: 'turn begins', whose: 'every', together: true, effects: [rogueBorgBattle] }],
  },
]
