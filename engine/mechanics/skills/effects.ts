import type { CardId, Modifier } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { susceptible } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { addModifiers } from '../../text/modifiers.ts'
import { resolve } from '../../text/selector.ts'
import { giveSkills } from './give-skills.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'share skills' | 'give skills' | 'remove'> = {
  'share skills'(game, { who, of }, context) {
    for (const card of susceptible(game, who, context))
      addModifiers(
        game,
        resolve(game, of, context).flatMap(other => skillsGiven(game, card, other, context.this)),
      )
  },
  'give skills': (game, effect, context) => giveSkills(game, effect, resolve(game, effect.who, context), context),
  remove(game, { who, what }, context) {
    const [by, until] = [context.this, game.state.turn.number]
    for (const card of susceptible(game, who, context))
      addModifiers(
        game,
        what.map(attribute => ({ card, attribute, set: 0, by, until })),
      )
  },
}

/** The skill box of another one, level by level. */
function skillsGiven(game: Game, card: CardId, of: CardId, by: CardId): readonly Modifier[] {
  const until = game.state.turn.number
  return Object.entries(game.facts(of).skills ?? {}).flatMap(([skill, level]) =>
    Array.from({ length: level }, () => ({ card, skill, by, until })),
  )
}
