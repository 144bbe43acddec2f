import { against } from '../../kernel/rule.ts'
import { passesWhenRelocated } from '../../questions/damage/questions.ts'

/** Relocating a ship is no flight past what damages ships. */
export const relocated = [
  against('1eS-subspace-warp-rift-02', passesWhenRelocated, false, {
    not: 'a ship that is relocated leaves as one that flies on',
    applies: ({ way }) => way === 'from',
  }),
  against('1eS-subspace-warp-rift-03', passesWhenRelocated, false, {
    not: 'a ship that is relocated arrives as one that flies past',
    applies: ({ way }) => way === 'to',
  }),
]
