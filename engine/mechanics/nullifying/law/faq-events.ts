import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { rule } from '../../../kernel/rule.ts'
import { liesOnSpaceline } from '../../locations/questions.ts'
import { countsAsEvent } from '../questions.ts'

/** Does it lie on a location or ship, or on another card that does? */
function liesThere(game: Game, id: CardId): boolean {
  const { place, holder } = game.card(id)
  if (place !== 'on') return false
  return ['mission', 'time location', 'ship'].includes(game.facts(holder).type) || liesThere(game, holder)
}

/** Cards placed on the spaceline or on a ship are on the spaceline. */
const onTheSpaceline = rule({
  ruling: 'faq96-39-kevin-uxbridge-convergence-02',
  asked: liesOnSpaceline,
  applies: ({ card }, game) => liesThere(game, card),
  answer: true,
})

/** An artifact that is played as an event is open to what affects events. */
const playedAsEvent = rule({
  ruling: 'faq96-39-kevin-uxbridge-convergence-05',
  asked: countsAsEvent,
  applies: ({ card }, game) =>
    game.notes.playedAs?.[card] !== 'interrupt' && !!game.text(card).plays?.some(p => p.as === 'event'),
  answer: true,
})

export const faqEvents = [onTheSpaceline, playedAsEvent]
