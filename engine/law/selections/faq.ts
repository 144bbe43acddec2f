import { against, rule } from '../../kernel/rule.ts'
import { isIntruder } from '../../mechanics/self-controlled/intruders.ts'
import { fightsLikeAnAwayTeam, whoSelects } from '../../questions/selections/questions.ts'

export const faqSelections = [
  // Owner's choice is the choice of the owner of the Away Team that is affected.
  against('faq96-321-owners-choice-01', whoSelects, ({ affected }) => affected, {
    not: "owner's choice is that of the owner of the dilemma",
    applies: ({ method }) => method === 'owner',
    mistaken: ({ card }, game) => game.card(card).owner,
  }),
  // Rogue Borg fight like an Away Team: the losing side loses one of them, drawn at random.
  rule({
    ruling: 'faq96-39-rogue-borg-05',
    asked: fightsLikeAnAwayTeam,
    applies: ({ card }, game) => isIntruder(game, card),
    answer: true,
  }),
]
