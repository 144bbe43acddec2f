import { rule } from '../../kernel/rule.ts'
import { worksWith } from '../../mechanics/compatibility/cooperation.ts'
import { mayBeamBetweenShips } from '../../questions/beaming/questions.ts'
import { mayBeHeldBack } from '../../questions/missions/questions.ts'

/** From ship to ship only at one location, and only between ships of one player. */
export const shipsOfOnePlayer = rule({
  ruling: 'faq96-23-beaming-02',
  asked: mayBeamBetweenShips,
  answer: ({ from, to, near }, game) => near && game.card(from).controller === game.card(to).controller,
})

export const faqBeaming = [
  shipsOfOnePlayer,
  // Whoever is there and could go along does: a second team is beamed down when the first one has acted.
  rule({
    ruling: 'faq96-23-away-teams-05',
    asked: mayBeHeldBack,
    applies: ({ kind, left, others }, game) =>
      kind === 'Away Team' && left.some(card => others.every(other => worksWith(game, card, other))),
    answer: false,
  }),
]
