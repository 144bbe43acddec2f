import type { CardId, Modifier } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { susceptible } from '../../../text/affected.ts'
import type { EffectHandlers } from '../../../text/effect.ts'
import { addModifiers } from '../../../text/modifiers.ts'
import { resolve } from '../../../text/selector.ts'
import type { CardText } from '../../../text/text.ts'
import { levelsOf, skillBox } from '../../skills/gain-skills.ts'

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
        resolve(game, of, context).flatMap(other => skillsGiven(game, card, other, context.this)),
      )
  },
}

/** All skills of another one. */
function skillsGiven(game: Game, card: CardId, of: CardId, by: CardId): readonly Modifier[] {
  return Object.entries(skillBox(game, of)).flatMap(([skill, level]) =>
    levelsOf(game, { card, of, skill, level, alone: false }, by),
  )
}
