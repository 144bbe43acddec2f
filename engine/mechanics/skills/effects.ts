import type { CardId, Modifier } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import type { About } from '../../kernel/question.ts'
import { susceptible } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { addModifiers } from '../../text/modifiers.ts'
import { resolve } from '../../text/selector.ts'
import { chooseWord } from '../selections/select.ts'
import { giveSkills } from './give-skills.ts'
import { levelsGained } from './questions.ts'

/** How the words of {@link EffectWords} that this room declares are carried out. */
export const effects: EffectHandlers<'share skills' | 'gain one skill' | 'give skills' | 'remove'> = {
  'share skills'(game, { who, of }, context) {
    for (const card of susceptible(game, who, context))
      addModifiers(
        game,
        resolve(game, of, context).flatMap(other => skillsGiven(game, card, other, context.this)),
      )
  },
  *'gain one skill'(game, { who, of }, context) {
    const [other] = resolve(game, of, context).filter(id => Object.keys(skillBox(game, id)).length)
    if (other === undefined) return
    const box = skillBox(game, other)
    const skill = yield* chooseWord(context.you, Object.keys(box), context.this)
    const about = { of: other, skill, level: box[skill]!, alone: true }
    for (const card of susceptible(game, who, context))
      addModifiers(game, levelsOf(game, { card, ...about }, context.this))
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

const skillBox = (game: Game, id: CardId): Readonly<Record<string, number>> => game.facts(id).skills ?? {}

/** All skills of another one. */
function skillsGiven(game: Game, card: CardId, of: CardId, by: CardId): readonly Modifier[] {
  return Object.entries(skillBox(game, of)).flatMap(([skill, level]) =>
    levelsOf(game, { card, of, skill, level, alone: false }, by),
  )
}

/** One skill of another one, level by level, as many as the card gains. */
function levelsOf(game: Game, about: About<typeof levelsGained>, by: CardId): readonly Modifier[] {
  const { card, skill } = about
  const one = { card, skill, by, until: game.state.turn.number }
  return Array.from({ length: game.decide(levelsGained, about) }, () => one)
}
