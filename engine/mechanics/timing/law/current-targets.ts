import type { CardType } from '../../../../cards/facts.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { actionIsTargeted, fallsWithItsTarget, selectsAtOnce, targetsWithoutTheWord } from '../questions.ts'

const always = () => true

const requiring: readonly CardType[] = ['objective', 'incident', 'event']

const requiresOne = ({ card }: { readonly card: CardId }, game: Game): boolean =>
  requiring.includes(game.facts(card).type)

const theWholeAction = presumption({
  ruling: 'a card that is played in the midst of an action targets the action',
  asked: actionIsTargeted,
  applies: always,
  answer: true,
})

/** What the Current Rulings say of targets. */
export const targets2014 = [
  rule({ ruling: 'cr14-target-02', asked: targetsWithoutTheWord, applies: always, answer: true }),
  rule({
    ruling: 'cr14-target-03',
    asked: fallsWithItsTarget,
    applies: (about, game) => about.because === 'left play' && requiresOne(about, game),
    answer: true,
  }),
  rule({
    ruling: 'cr14-target-04',
    asked: fallsWithItsTarget,
    applies: (about, game) => about.because === 'is no target' && requiresOne(about, game),
    answer: true,
  }),
  rule({ ruling: 'cr14-target-05', asked: selectsAtOnce, applies: always, answer: true }),
  theWholeAction,
  denial('cr14-target-06', theWholeAction, false),
]
