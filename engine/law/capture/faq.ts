import { against } from '../../kernel/rule.ts'
import { afterAnInterlude, countsAsTheirs, missionScoresFor } from '../../questions/capture/questions.ts'

/** What the FAQ says of a player who acts with the other one's ship and crew. */
export const faqControl = [
  against('faq96-322-alien-parasites-03', afterAnInterlude, 'the turn resumes', {
    not: 'what was taken in the middle of a turn is kept until the turn ends',
    mistaken: ({ when }) => (when === 'finished' ? 'the turn is over' : 'nothing'),
  }),
  against('faq96-322-alien-parasites-08', countsAsTheirs, ({ card }, game) => game.card(card).controller, {
    not: 'a card that another player controls for now still belongs to its own player',
    applies: ({ card }, { state }) => !!state.interlude?.cards.includes(card),
    mistaken: (_, { state }) => state.interlude?.turnOf ?? '',
  }),
  against('faq96-322-alien-parasites-09', missionScoresFor, ({ player }) => player, {
    not: 'a mission scores for the player from whom those who solve it were taken',
    applies: (_, { state }) => !!state.interlude,
    mistaken: ({ player }, { state }) => state.interlude?.turnOf ?? player,
  }),
]
