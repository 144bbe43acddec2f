import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { isIntruder } from '../../self-controlled/intruders.ts'
import { fightsLikeAnAwayTeam, whoSelects } from '../questions.ts'

const ownerOfTheDilemma = presumption({
  ruling: "owner's choice is that of the owner of the dilemma",
  asked: whoSelects,
  applies: ({ method }) => method === 'owner',
  answer: ({ card }, game) => game.card(card).owner,
})

/** Owner's choice is the choice of the owner of the Away Team that is affected. */
const ownerOfTheAwayTeam = denial('faq96-321-owners-choice-01', ownerOfTheDilemma, ({ affected }) => affected)

/** Rogue Borg fight like an Away Team: the losing side loses one of them, drawn at random. */
const rogueBorgFight = rule({
  ruling: 'faq96-39-rogue-borg-05',
  asked: fightsLikeAnAwayTeam,
  applies: ({ card }, game) => isIntruder(game, card),
  answer: true,
})

export const faqSelections = [ownerOfTheDilemma, ownerOfTheAwayTeam, rogueBorgFight]
