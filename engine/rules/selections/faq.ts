import { isItself } from '../../state/ask.ts'
import { refersTo } from '../../state/names.ts'
import { isPersonnel } from '../../state/places.ts'
import { faqPhased } from '../phased/faq.ts'
import { denial, presumption, rule } from '../rule.ts'

const ownerOfTheDilemma = presumption({
  ruling: "owner's choice is that of the owner of the dilemma",
  asked: 'who selects',
  applies: ({ method }) => method === 'owner',
  answer: ({ card }, game) => game.card(card).owner,
})

/** Owner's choice is the choice of the owner of the Away Team that is affected. */
const ownerOfTheAwayTeam = denial('faq96-321-owners-choice-01', ownerOfTheDilemma, ({ affected }) => affected)

/** Rogue Borg fight like an Away Team: the losing side loses one of them, drawn at random. */
const rogueBorgFight = rule({
  ruling: 'faq96-39-rogue-borg-05',
  asked: 'fights like an Away Team',
  applies: ({ card }, game) => refersTo(game, 'Rogue Borg Mercenaries', game.card(card).title),
  answer: true,
})

/** Of an Away Team that was split only the group that is not phased goes on or beams up. */
const phasedStay = rule({
  ruling: 'faq96-322-phased-matter-04',
  asked: 'can',
  applies: ({ card, to }, game) =>
    ['attempt', 'beam'].includes(to) && isPersonnel(game, card) && isItself(game, card, 'phased'),
  answer: false,
})

export const faqSelections = [ownerOfTheDilemma, ownerOfTheAwayTeam, rogueBorgFight, ...faqPhased]
