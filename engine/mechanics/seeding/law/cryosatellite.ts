import { isPersonnel } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { custom, denial, presumption } from '../../../kernel/rule.ts'
import { countsAsASeedCard, seedCardsAtMost } from '../questions.ts'

const halfADeck = custom({
  ruling: 'custom-seeding-01',
  beside: ['faq1996'],
  asked: seedCardsAtMost,
  applies: () => true,
  answer: 30,
})

const isInside = (game: Game, card: CardId): boolean => {
  const { place, holder } = game.card(card)
  return place === 'under' && isPersonnel(game, card) && game.facts(holder).type === 'artifact'
}

/** Whoever lies in a Cryosatellite came on the table with it. */
const seededForFree = presumption({
  ruling: 'personnel in a Cryosatellite seed for free',
  asked: countsAsASeedCard,
  applies: ({ card }, game) => isInside(game, card),
  answer: false,
})

/** Who lies in a Cryosatellite is a seed card in 1996. */
export const faqCryosatellite = [halfADeck, seededForFree, denial('faq96-33-cryosatellite-01', seededForFree, true)]

/** And so in the Glossary. */
export const glossaryCryosatellite = [seededForFree, denial('1eS-seed-deck-14', seededForFree, true)]
