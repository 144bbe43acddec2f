import { isPersonnel } from '../../board/places.ts'
import { custom, denial, presumption } from '../../kernel/rule.ts'
import { countsAsASeedCard, seedCardsAtMost } from '../../questions/seeding/questions.ts'

/** Whoever lies in a Cryosatellite came on the table with it. */
const seededForFree = presumption({
  ruling: 'personnel in a Cryosatellite seed for free',
  asked: countsAsASeedCard,
  applies: ({ card }, game) => {
    const { place, holder } = game.card(card)
    return place === 'under' && isPersonnel(game, card) && game.facts(holder).type === 'artifact'
  },
  answer: false,
})

/** Who lies in a Cryosatellite is a seed card in 1996. */
export const faqCryosatellite = [
  // A deck has sixty cards or more, and half of them at most are seeded.
  custom({
    ruling: 'custom-seeding-01',
    asked: seedCardsAtMost,
    answer: ({ deck }) => Math.floor(Math.max(60, deck) / 2),
  }),
  seededForFree,
  denial('faq96-33-cryosatellite-01', seededForFree, true),
]

/** And so in the Glossary. */
export const glossaryCryosatellite = [seededForFree, denial('1eS-seed-deck-14', seededForFree, true)]
