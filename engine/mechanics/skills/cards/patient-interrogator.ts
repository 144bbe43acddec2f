import type { Texts } from '../../../kernel/room.ts'
import { susceptible } from '../../../text/affected.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import { addModifiers } from '../../../text/modifiers.ts'
import { resolve } from '../../../text/selector.ts'
import type { CardText } from '../../../text/text.ts'
import { chooseTerm } from '../../selections/select.ts'
import { ownBox } from '../box.ts'
import { isListed, levelsIn } from '../entry.ts'
import { levelsOf } from '../gain-skills.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** The player names one of the skills of another one, and they have it, too, until the end of the turn. */
    'gain one skill': { readonly who: Who; readonly of: Who }
  }
}

/** As the Second Edition Rulebook Glossary supposes it. */
const patientInterrogator: CardText = {
  title: 'Patient Interrogator',
  uses: [
    {
      effects: [
        {
          do: 'select',
          as: 'questioned',
          by: 'you',
          count: 1,
          from: { all: { type: 'personnel', is: 'captive', whose: 'yours' } },
        },
        { do: 'gain one skill', who: 'this', of: { chosen: 'questioned' } },
      ],
    },
  ],
}

export const effects: EffectHandlers<'gain one skill'> = {
  *'gain one skill'(game, { who, of }, context) {
    const [other] = resolve(game, of, context).filter(id => ownBox(game, id).some(isListed))
    if (other === undefined) return
    const box = levelsIn(ownBox(game, other))
    const skill = yield* chooseTerm(context.you, Object.keys(box), context.this)
    const about = { of: other, skill, level: box[skill]!, alone: true, as: 'added' } as const
    for (const card of susceptible(game, who, context))
      addModifiers(game, levelsOf(game, { card, ...about }, context.this))
  },
}

export const texts = { rulebook: [patientInterrogator] } satisfies Texts
