import { can } from '../../board/can.ts'
import { locationOf } from '../../board/places.ts'
import { yours } from '../../board/targets.ts'
import { rule } from '../../kernel/rule.ts'
import { bindsWhoPlaysIt } from '../../questions/artifacts/questions.ts'

/** David Marcus ignores what The Genesis Device says of the Federation, on a planet that his player seeded. */
export const davidMarcus = rule({
  ruling: '1eD-david-marcus-01',
  asked: bindsWhoPlaysIt,
  answer: ({ player, at }, game) =>
    game.card(at).owner !== player ||
    !yours(game, player).some(
      id => game.card(id).title === 'David Marcus' && locationOf(game, id) === at && can(game, id, 'use skills'),
    ),
})
