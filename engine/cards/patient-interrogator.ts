import { chooseTerm } from '../mechanics/selections/select.ts'
import { ownBox } from '../mechanics/skills/box.ts'
import { isListed, levelsIn } from '../mechanics/skills/entry.ts'
import { levelsOf } from '../mechanics/skills/gain-skills.ts'
import { susceptible } from '../text/affected.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { addModifiers } from '../text/modifiers.ts'
import { resolve } from '../text/selector.ts'
import type { Who } from '../text/text.ts'

export interface AddedEffectWords {
  /** The player names one of the skills of another one, and they have it, too, until the end of the turn. */
  'gain one skill': { readonly who: Who; readonly of: Who }
}

export const card: Card = {
  title: 'Patient Interrogator',
  /** As the Second Edition Rulebook Glossary supposes it. */
  rulebook: {
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
  },
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
