import { is } from '../../../board/can.ts'
import { denial, presumption } from '../../../kernel/rule.ts'
import { takesUpItsPlace } from '../../locations/questions.ts'

const closedIsGone = presumption({
  ruling: 'another wormhole is played where the one there is closed',
  asked: takesUpItsPlace,
  applies: ({ doorway }, game) => is(game, doorway, 'closed'),
  answer: false,
})

/** Beside a closed wormhole no other one is played. */
export const besideClosedWormholes = [closedIsGone, denial('1eD-doorway-20', closedIsGone, true)]
