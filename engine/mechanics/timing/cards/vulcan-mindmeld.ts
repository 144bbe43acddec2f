import type { Texts } from '../../../kernel/room.ts'
import { susceptible } from '../../../text/affected.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import { addModifiers } from '../../../text/modifiers.ts'
import { resolve } from '../../../text/selector.ts'
import type { CardText } from '../../../text/text.ts'
import { allSkillsOf } from '../../skills/gain-skills.ts'

declare module '../../../text/text.ts' {
  interface EffectWords {
    /** They have the skills of these, too, until the end of the turn. */
    'share skills': { readonly who: Who; readonly of: Who }
  }
}

export const vulcanMindmeld: CardText = {
  title: 'Vulcan Mindmeld',
  plays: [
    {
      on: { type: 'personnel', whose: 'yours', skill: 'Mindmeld' },
      effects: [
        { do: 'select', as: 'other', by: 'you', count: 1, from: { othersWith: 'target' } },
        { do: 'share skills', who: 'target', of: { chosen: 'other' } },
      ],
    },
  ],
}

export const effects: EffectHandlers<'share skills'> = {
  'share skills'(game, { who, of }, context) {
    for (const card of susceptible(game, who, context))
      addModifiers(
        game,
        resolve(game, of, context).flatMap(other => allSkillsOf(game, card, other, context.this)),
      )
  },
}

export const texts = { glossary: [vulcanMindmeld] } satisfies Texts
