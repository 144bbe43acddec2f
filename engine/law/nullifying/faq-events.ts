import { rule } from '../../kernel/rule.ts'
import { liesOnSpaceline } from '../../questions/locations/questions.ts'
import { countsAsEvent } from '../../questions/nullifying/questions.ts'

export const faqEvents = [
  // Cards placed on the spaceline or on a ship are on the spaceline, and not those in the play area.
  rule({
    ruling: 'faq96-39-kevin-uxbridge-convergence-02',
    asked: liesOnSpaceline,
    applies: ({ card }, game) => game.card(card).place === 'on',
    answer: true,
  }),
  // An artifact that is played as an event is open to what affects events.
  rule({
    ruling: 'faq96-39-kevin-uxbridge-convergence-05',
    asked: countsAsEvent,
    applies: ({ card }, game) =>
      game.notes.playedAs?.[card] !== 'interrupt' && !!game.text(card).plays?.some(p => p.as === 'event'),
    answer: true,
  }),
]
