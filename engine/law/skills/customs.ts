import { custom } from '../../kernel/rule.ts'
import { isHologram } from '../../mechanics/holograms/holograms.ts'
import { mayMeld } from '../../questions/skills/questions.ts'

/** What the FAQ says of holograms goes on: nobody melds with one. */
export const withNoHologram = custom({
  ruling: 'custom-skills-52',
  asked: mayMeld,
  applies: ({ with: other }, game) => isHologram(game, other),
  answer: false,
})
