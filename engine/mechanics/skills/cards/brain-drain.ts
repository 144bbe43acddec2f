import { susceptible } from '../../../text/affected.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import { addModifiers } from '../../../text/modifiers.ts'
import type { CardText } from '../../../text/text.ts'
import { remind } from '../../draws-and-discards/reminders.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** Until the end of the turn. */
    remove: { readonly who: Who; readonly what: readonly (Attribute | 'skills')[] }
  }
}

const creatures = { name: 'Interphasic Plasma Creatures' } as const
const doubled = { attribute: 'effects', multiply: 2 } as const

export const brainDrain: CardText = {
  title: 'Brain Drain',
  plays: [
    { on: { type: 'personnel' }, effects: [{ do: 'remove', who: 'target', what: ['skills', 'cunning'] }] },
    { on: { ...creatures, cardIn: 'play' }, effects: [{ do: 'modify', who: 'target', ...doubled }] },
    { answers: { to: 'encountered', what: creatures }, effects: [{ do: 'modify', who: 'answered', ...doubled }] },
  ],
}

export const effects: EffectHandlers<'remove'> = {
  remove(game, { who, what }, context) {
    const [by, until] = [context.this, game.state.turn.number]
    const those = susceptible(game, who, context)
    for (const card of those)
      addModifiers(
        game,
        what.map(attribute => ({ card, attribute, set: 0, by, until })),
      )
    remind(game, by, those)
  },
}
