import { opponentOf } from '../../../board/state.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { maySee } from '../../showing-cards/questions.ts'
import { isDrawnFrom, whoBreaksTies, whoSelects } from '../questions.ts'

const everybodyInTheDraw = presumption({
  ruling: 'everybody is in a random selection',
  asked: isDrawnFrom,
  applies: ({ eligible }) => !eligible,
  answer: true,
})

/** A random selection is made from exactly the eligible cards. */
const onlyTheEligible = denial('2eS-selections-01', everybodyInTheDraw, false)

const whoDrawsChooses = presumption({
  ruling: 'the opponent who draws may choose',
  asked: whoSelects,
  applies: ({ method }) => method === 'chance',
  answer: ({ affected }, game) => opponentOf(game.state, affected),
})

/** The eligible cards are shuffled and drawn from with their faces hidden. */
const facesHidden = denial('2eS-selections-02', whoDrawsChooses, 'chance')

/** An opponent who chooses, as anybody who does, may look at every eligible card. */
const opponentLooks = rule({
  ruling: '2eS-selections-03',
  asked: maySee,
  applies: ({ card, by, choosing }) => choosing?.who === by && choosing.from.includes(card),
  answer: true,
})

/** When a superlative that nobody selects has several, the commander of the card that asks for it chooses. */
const commanderBreaksTies = rule({
  ruling: '2eS-selections-04',
  asked: whoBreaksTies,
  applies: () => true,
  answer: ({ card }, game) => game.card(card).controller,
})

export const secondEditionSelections = [
  everybodyInTheDraw,
  onlyTheEligible,
  whoDrawsChooses,
  facesHidden,
  opponentLooks,
  commanderBreaksTies,
]
