import { permission } from '../../board/questions.ts'
import { custom } from '../../kernel/rule.ts'
import { isHologram } from '../../mechanics/holograms/holograms.ts'
import { isProjected } from '../../mechanics/holograms/projected.ts'
import { isActivatedAgain } from '../../questions/holograms/questions.ts'
import { uses } from './faq.ts'

export const hologramBasics = [
  // What the FAQ says goes on: a hologram is of use only where something generates it,
  custom({
    ruling: 'custom-holograms-01',
    beside: ['glossary'],
    asked: permission,
    of: uses,
    applies: ({ card }, game) => isHologram(game, card) && !isProjected(game, card),
    answer: false,
  }),
  // and one that was deactivated is activated again in the next turn of its player.
  custom({
    ruling: 'custom-holograms-03',
    beside: ['glossary'],
    asked: isActivatedAgain,
    applies: ({ card, turnOf }, game) => game.card(card).controller === turnOf,
    answer: true,
  }),
]
