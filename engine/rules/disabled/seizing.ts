import { refersTo } from '../../state/names.ts'
import { denial, presumption } from '../rule.ts'

/** What Seize Wesley needs lies open as soon as Ktarian Game is met. */
export const seizedAtOnce = presumption({
  ruling: 'Seize Wesley may be played as soon as the game is uncovered',
  asked: 'may interrupt',
  applies: ({ trigger, card }, game) =>
    trigger.on === 'encountered' &&
    refersTo(game, 'Seize Wesley', game.card(card).title) &&
    refersTo(game, 'Ktarian Game', game.card(trigger.card).title),
  answer: true,
  exceptionTo: ['faq96-12-action-01'],
})

/** Not while it is being met, for the crew may still get past it. */
const notInAnswer = denial('1eS-seize-wesley-01', seizedAtOnce, false)

export const glossarySeizing = [seizedAtOnce, notInAnswer]
