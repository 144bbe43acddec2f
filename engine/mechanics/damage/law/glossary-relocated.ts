import { denial, presumption } from '../../../kernel/rule.ts'
import { passesWhenRelocated } from '../questions.ts'

const awayFromThere = presumption({
  ruling: 'a ship that is relocated leaves as one that flies on',
  asked: passesWhenRelocated,
  applies: ({ way }) => way === 'from',
  answer: true,
})

const toThere = presumption({
  ruling: 'a ship that is relocated arrives as one that flies past',
  asked: passesWhenRelocated,
  applies: ({ way }) => way === 'to',
  answer: true,
})

/** Relocating a ship is no flight past what damages ships. */
export const relocated = [
  awayFromThere,
  denial('1eS-subspace-warp-rift-02', awayFromThere, false),
  toThere,
  denial('1eS-subspace-warp-rift-03', toThere, false),
]
