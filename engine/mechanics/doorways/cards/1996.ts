import type { Texts } from '../../../kernel/room.ts'
import { devidianDoor1996 } from './devidian-door.ts'
import { ophidianCane } from './ophidian-cane.ts'

/** Returns what the opponent has just played from hand. */
const energyVortex = {
  title: 'Energy Vortex',
  plays: [
    {
      answers: { to: 'played', what: { not: { type: 'interrupt' } }, from: 'hand', whose: "opponent's" },
      effects: [{ do: 'take into hand', who: 'answered' }],
    },
  ],
} as const

export const texts = { faq1996: [devidianDoor1996, ophidianCane, energyVortex] } satisfies Texts
