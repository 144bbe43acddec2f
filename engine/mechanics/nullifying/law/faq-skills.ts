import { permission } from '../../../board/questions.ts'
import { custom, rule } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import { isUsedToNullify } from '../questions.ts'

/** Paul Rice leaves the drones of his own player alone. */
const notItsOwn = rule({
  ruling: 'faq96-367-paul-rice-02',
  asked: permission,
  of: ['be targeted'],
  applies: ({ card, by }, game) =>
    by !== undefined &&
    refersTo(game, 'Paul Rice', game.card(by).title) &&
    game.card(card).controller === game.card(by).controller,
  answer: false,
})

const used = custom({
  ruling: 'custom-nullifying-80',
  beside: ['faq1996'],
  asked: isUsedToNullify,
  applies: () => true,
  answer: true,
})

/** Skills that nullify in 1996. */
export const nullifyingSkills = [notItsOwn, used]
