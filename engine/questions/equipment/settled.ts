import type { CardId } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Is the equipment lost with the last of those who had it on a planet? */
export const isLostWithThem = settled<{ equipment: CardId }>()('is lost with them', false, [
  { ruling: 'faq96-37-equipment-04', is: false, not: 'equipment is destroyed along with the Away Team that has it' },
])

/** Does equipment walk with nobody who carries it? */
export const walksByItself = settled<{ equipment: CardId }>()('walks by itself', true, [
  { custom: 'custom-equipment-26', is: false },
])

/** Does equipment fight with nobody to use it? */
export const fightsByItself = settled<{ equipment: CardId }>()('fights by itself', false, [
  {
    ruling: 'faq96-37-echo-papa-607-killer-drone-03',
    is: false,
    not: 'a killer drone needs nobody to send it into battle',
  },
])
