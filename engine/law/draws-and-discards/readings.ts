import { cardsIn } from '../../board/places.ts'
import type { Reading } from '../../kernel/reading.ts'
import { reworded, rule } from '../../kernel/rule.ts'
import { handGoes } from '../../questions/draws-and-discards/questions.ts'
import { maySee } from '../../questions/showing-cards/questions.ts'
import { inTheOrderChosen } from './glossary.ts'

/** The player whose turn it is orders the cards of both. */
const byTurnPlayer = reworded(inTheOrderChosen, {
  ruling: inTheOrderChosen.ruling,
  answer: (_, game) => game.state.turn.player,
})

/** Masaka has the hand discarded. */
const handDiscarded = rule({ ruling: 'masaka-and-the-hand/discard-pile', asked: handGoes, answer: 'discard pile' })

/** Nobody sees what lies below the top of a discard pile. */
const topAlone = rule({
  ruling: 'view-of-a-discard-pile/top',
  asked: maySee,
  applies: ({ card }, game) => {
    const { place, holder } = game.card(card)
    return place === 'discard' && cardsIn(game, 'discard', holder)[0]?.id !== card
  },
  answer: false,
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'order-of-mass-discards', reading: 'by-turn-player', where: 'glossary', replaces: [byTurnPlayer] },
  { question: 'masaka-and-the-hand', reading: 'discard-pile', where: 'faq1996', adds: [handDiscarded] },
  { question: 'view-of-a-discard-pile', reading: 'top', where: 'glossary', adds: [topAlone] },
]
