import { inPlay } from '../../board/places.ts'
import { against } from '../../kernel/rule.ts'
import { mayBePlayedBesideOthers } from '../../questions/reporting/questions.ts'

/** One on each bar, and one probe. */
export const dabo = [
  against('1eD-dabo-01', mayBePlayedBesideOthers, true, {
    not: 'a player has one Dabo in play',
    applies: ({ card }, game) => {
      const { title, owner } = game.card(card)
      return (
        title === 'Dabo' &&
        game.state.cards.some(c => c.id !== card && c.title === title && c.owner === owner && inPlay(c))
      )
    },
  }),
]
