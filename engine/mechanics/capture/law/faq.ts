import { denial, presumption } from '../../../kernel/rule.ts'
import {
  afterAnInterlude,
  countsAsTheirs,
  goesBackWhenTakenAgain,
  mayBeDoneWithWhatWasTaken,
  missionScoresFor,
} from '../questions.ts'

const onlyWithheld = presumption({
  ruling: 'cards are taken from a player only to keep him from acting with them',
  asked: mayBeDoneWithWhatWasTaken,
  applies: () => true,
  answer: false,
})

const untilTheTurnEnds = presumption({
  ruling: 'what was taken in the middle of a turn is kept until the turn ends',
  asked: afterAnInterlude,
  applies: () => true,
  answer: ({ when }) => (when === 'finished' ? 'the turn is over' : 'nothing'),
})

const onceTaken = presumption({
  ruling: 'what was taken cannot be taken again',
  asked: goesBackWhenTakenAgain,
  applies: () => true,
  answer: false,
})

const stillItsOwners = presumption({
  ruling: 'a card that another player controls for now still belongs to its own player',
  asked: countsAsTheirs,
  applies: ({ card }, { state }) => !!state.interlude?.cards.includes(card),
  answer: (_, { state }) => state.interlude?.turnOf ?? '',
})

const scoresForTheirOwner = presumption({
  ruling: 'a mission scores for the player from whom those who solve it were taken',
  asked: missionScoresFor,
  applies: (_, { state }) => !!state.interlude,
  answer: ({ player }, { state }) => state.interlude?.turnOf ?? player,
})

/** What the FAQ says of a player who acts with the other one's ship and crew. */
export const faqControl = [
  onlyWithheld,
  denial('faq96-322-alien-parasites-02', onlyWithheld, true),
  untilTheTurnEnds,
  denial('faq96-322-alien-parasites-03', untilTheTurnEnds, 'the turn resumes'),
  onceTaken,
  denial('faq96-322-alien-parasites-11', onceTaken, true),
  stillItsOwners,
  denial('faq96-322-alien-parasites-08', stillItsOwners, ({ card }, game) => game.card(card).controller),
  scoresForTheirOwner,
  denial('faq96-322-alien-parasites-09', scoresForTheirOwner, ({ player }) => player),
]
