import { isIn } from '../../board/places.ts'
import { custom } from '../../kernel/rule.ts'
import { handsLieOpen, maySee } from '../../questions/showing-cards/questions.ts'

/** Draw decks lie face down. */
export const hiddenDeck = custom({
  ruling: 'custom-showing-cards-31',
  asked: maySee,
  applies: ({ card }, game) => game.card(card).place === 'deck',
  answer: false,
})

/** A player looks at his own hand and seed cards alone, where hands do not lie open. */
export const hiddenHand = custom({
  ruling: 'custom-showing-cards-32',
  asked: maySee,
  applies: ({ card, by }, game) => {
    const { place, holder } = game.card(card)
    if (place === 'hand' && handsLieOpen(game)) return false
    return isIn(game.card(card), 'hand', 'seeds', 'missions') && holder !== by
  },
  answer: false,
})
