import { is } from '../../board/can.ts'
import { presentWith } from '../../board/places.ts'
import { permission } from '../../board/questions.ts'
import type { Capability } from '../../kernel/capability.ts'
import { against, denial, type Rule, rule } from '../../kernel/rule.ts'
import { hinders } from '../../questions/stopped/questions.ts'
import { notInTheMidst } from '../timing/faq-actions.ts'
import { seizedAtOnce } from './seizing.ts'

function withheld(ruling: string, ...what: readonly Capability[]): Rule<typeof permission> {
  return rule({
    ruling,
    asked: permission,
    of: what,
    applies: ({ card }, game) => is(game, card, 'disabled'),
    answer: false,
  })
}

/** The disabled are aboard, and yet as good as out of play. */
const outOfPlay = withheld('faq96-323-ktarian-game-02', 'attempt', 'be selected to die', 'count as in play')

/** What is of no use of those who can do nothing: skills, icons and all else that they have. */
export const ofNoUse: readonly Capability[] = [
  'use text',
  'keep text in force',
  'use skills',
  'use icons',
  'staff',
  'use attributes',
  'use gender',
  'use species',
  'use characteristics',
  'be matching commander',
  'battle',
  'walk',
]

const abilities = withheld('faq96-323-ktarian-game-03', ...ofNoUse)

const seized = seizedAtOnce([notInTheMidst])

export const faqDisabled = [
  outOfPlay,
  abilities,
  // Those who are not disabled act as usual.
  against('faq96-323-ktarian-game-04', hinders, false, {
    not: 'disabled personnel keep the others aboard from acting',
    applies: ({ card }, game) => {
      const { controller } = game.card(card)
      return presentWith(game, card).some(c => game.card(c).controller === controller && is(game, c, 'disabled'))
    },
  }),
  seized,
  // Not before the encounter is over.
  denial('faq96-323-ktarian-game-07', seized, false),
]
