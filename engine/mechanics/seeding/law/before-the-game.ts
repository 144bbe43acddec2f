import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { isKeptApart, sideDeckIsShuffled, startingPlayerIsChosen } from '../beginning-questions.ts'
import { sitesMovedAtMost } from '../deck-questions.ts'

const always = () => true

const oneStack = presumption({
  ruling: 'all that is still to be seeded lies in one stack',
  asked: isKeptApart,
  applies: always,
  answer: false,
})

/** How a game begins, and what a player has at hand for it. */
export const beforeTheGame = [
  rule({ ruling: '1eS-starting-the-game-01', asked: startingPlayerIsChosen, applies: always, answer: true }),
  rule({ ruling: '1eS-seed-phases-08', asked: sideDeckIsShuffled, applies: always, answer: true }),
  oneStack,
  denial('1eS-seed-deck-07', oneStack, true),
  rule({ ruling: '1eS-seed-deck-12', asked: sitesMovedAtMost, applies: always, answer: 0 }),
]
