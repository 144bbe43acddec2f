import { denial, presumption, type Rule } from '../../kernel/rule.ts'
import { mayInterrupt } from '../../questions/timing/questions.ts'
import { refersTo } from '../../text/names.ts'

/** What Seize Wesley needs lies open as soon as Ktarian Game is met; `despite` = the rulings that would keep it out all the same. */
export const seizedAtOnce = (despite: readonly Rule<typeof mayInterrupt>[]) =>
  presumption({
    ruling: 'Seize Wesley may be played as soon as the game is uncovered',
    asked: mayInterrupt,
    applies: ({ trigger, card }, game) =>
      trigger.on === 'encountered' &&
      refersTo(game, 'Seize Wesley', game.card(card).title) &&
      refersTo(game, 'Ktarian Game', game.card(trigger.card).title),
    answer: true,
    exceptionTo: despite,
  })

const seized = seizedAtOnce([])

export const glossarySeizing = [
  seized,
  // Not while it is being met, for the crew may still get past it.
  denial('1eS-seize-wesley-01', seized, false),
]
