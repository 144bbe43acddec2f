import { opponentOf } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import type { About } from '../../../kernel/question.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import {
  drawsByHand,
  goesBackUntargeted,
  isDrawnFrom,
  untargetedEndsTheAttempt,
  whoBreaksTies,
  whoSelects,
} from '../questions.ts'

type WhoSelects = About<typeof whoSelects>

const isDilemma = (game: Game, card: string): boolean => game.facts(card).type === 'dilemma'
const isMet = (game: Game, card: string): boolean => isDilemma(game, card) || !!game.facts(card).icons?.includes('q')

const everybodyInTheDraw = presumption({
  ruling: 'everybody in the group is in a blind draw',
  asked: isDrawnFrom,
  applies: ({ eligible }) => !eligible,
  answer: true,
})

/** The eligible cards, and no others, are drawn from. */
const onlyTheEligible = denial('1eS-selections-02', everybodyInTheDraw, false)

/** The opponent of the player whose cards they are draws. */
const opponentDraws = rule({
  ruling: '1eS-selections-03',
  asked: drawsByHand,
  applies: () => true,
  answer: ({ owner }, { state }) => opponentOf(state, owner),
})

/** Where a card does not say who selects, the player who played it does. */
const whoPlayedIt = rule({
  ruling: '1eS-selections-06',
  asked: whoSelects,
  applies: ({ card, method }, game) => method === 'unspecified' && !isMet(game, card),
  answer: ({ you }) => you,
})

/** Where a dilemma or Q-icon card does not say who selects, the player who encounters it does. */
const whoEncountersIt = rule({
  ruling: '1eS-selections-07',
  asked: whoSelects,
  applies: ({ card, method }, game) => method === 'unspecified' && isMet(game, card),
  answer: ({ affected }) => affected,
})

const opponentSelects = presumption({
  ruling: 'the opponent selects the targets of a dilemma',
  asked: whoSelects,
  applies: ({ card, method }, game) => ['chance', 'opponent', 'owner'].includes(method) && isDilemma(game, card),
  answer: ({ you }, game) => opponentOf(game.state, you),
})

function named({ method, you, affected }: WhoSelects, game: Game): string {
  if (method === 'chance') return 'chance'
  return method === 'owner' ? affected : opponentOf(game.state, you)
}

/** The targets of a dilemma are selected as it says: at random, or by the opponent, or by the owner. */
const asTheDilemmaSays = denial('1eD-dilemma-resolution-70', opponentSelects, named)

/** When several tie for a superlative of a dilemma, the opponent of the encountering player chooses. */
const opponentBreaksTies = rule({
  ruling: '1eD-dilemma-resolution-71',
  asked: whoBreaksTies,
  applies: ({ card }, game) => isDilemma(game, card),
  answer: ({ you }, game) => opponentOf(game.state, you),
})

/** A dilemma whose targets were all taken out of its reach goes back under the mission. */
const backUnderTheMission = rule({
  ruling: '1eD-dilemma-resolution-72',
  asked: goesBackUntargeted,
  applies: () => true,
  answer: true,
})

/** In that case the attempt ends. */
const attemptEnds = rule({
  ruling: '1eD-dilemma-resolution-73',
  asked: untargetedEndsTheAttempt,
  applies: () => true,
  answer: true,
})

export const glossarySelections = [
  everybodyInTheDraw,
  onlyTheEligible,
  opponentDraws,
  whoPlayedIt,
  whoEncountersIt,
  opponentSelects,
  asTheDilemmaSays,
  opponentBreaksTies,
  backUnderTheMission,
  attemptEnds,
]
