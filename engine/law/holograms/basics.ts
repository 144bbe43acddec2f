import { permission } from '../../board/questions.ts'
import { custom } from '../../kernel/rule.ts'
import { isHologram } from '../../mechanics/holograms/holograms.ts'
import { isProjected } from '../../mechanics/holograms/projected.ts'
import { isDeactivatedWhenParted } from '../../questions/holograms/questions.ts'
import { mayDoTheRest } from '../stopped/glossary.ts'
import { uses } from './faq.ts'

export const hologramBasics = [
  // What the FAQ says goes on: a hologram is of use only where something generates it,
  custom({
    ruling: 'custom-holograms-01',
    asked: permission,
    of: uses,
    applies: ({ card }, game) => isHologram(game, card) && !isProjected(game, card),
    answer: false,
    exceptionTo: [mayDoTheRest],
  }),
  // and whatever would take one off its ship or facility, with no other to board, deactivates it instead.
  custom({
    ruling: 'custom-holograms-13',
    asked: isDeactivatedWhenParted,
    applies: ({ how }) => how !== 'captured',
    answer: true,
  }),
]
