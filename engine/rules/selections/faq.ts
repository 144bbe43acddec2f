import { denial, presumption } from '../rule.ts'

const ownerOfTheDilemma = presumption({
  ruling: "owner's choice is that of the owner of the dilemma",
  asked: 'who selects',
  applies: ({ method }) => method === 'owner',
  answer: ({ card }, game) => game.card(card).owner,
})

/** Owner's choice is the choice of the owner of the Away Team that is affected. */
const ownerOfTheAwayTeam = denial('faq96-321-owners-choice-01', ownerOfTheDilemma, ({ affected }) => affected)

export const faqSelections = [ownerOfTheDilemma, ownerOfTheAwayTeam]
