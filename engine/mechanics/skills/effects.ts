import { inPlay, isPersonnel, locationOf, presentWith } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayBeTaken } from '../../questions/skills/questions.ts'
import { susceptible } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { matches } from '../../text/match.ts'
import { addModifiers } from '../../text/modifiers.ts'
import { type Context, resolve } from '../../text/selector.ts'
import type { EffectOf } from '../../text/text.ts'
import { chooseTerm, select } from '../selections/select.ts'
import { ownBox } from './box.ts'
import { isListed, levelsIn } from './entry.ts'
import { allSkillsOf, inReturn, levelsOf } from './gain-skills.ts'
import { allSkills, selectSkills, skillsPresent } from './select-skills.ts'

/** How skills are selected and added. */
export const effects: EffectHandlers<'select skills' | 'select what it gives' | 'share skills' | 'add a skill'> = {
  *'select skills'(game, { who, count, from }, context) {
    for (const card of resolve(game, who, context)) {
      const open = from === 'all' ? allSkills(game, card) : skillsPresent(game, card)
      yield* selectSkills(game, { who: context.you, card, by: context.this, count, from: open })
    }
  },
  *'select what it gives'(game, { of }, context) {
    const named = yield* chooseTerm(context.you, of, context.this)
    game.change(context.this, { named })
  },
  'share skills'(game, { who, of }, context) {
    for (const card of susceptible(game, who, context))
      addModifiers(
        game,
        resolve(game, of, context).flatMap(other => allSkillsOf(game, card, other, context.this)),
      )
  },
  'add a skill': (game, effect, context) => addASkill(game, effect, context),
}

/** The skills of the card of which another one may add one, at their levels. */
const toAdd = (game: Game, card: CardId): Readonly<Record<string, number>> =>
  levelsIn(ownBox(game, card).filter(one => isListed(one) && game.decide(mayBeTaken, { card, ...one, as: 'added' })))

function* addASkill(game: Game, { where, optional }: EffectOf<'add a skill'>, context: Context): Flow {
  const { you, this: by } = context
  const fits = (id: CardId) => isPersonnel(game, id) && matches(game, id, where, you)
  const there = game.state.cards.filter(
    c => inPlay(c) && c.controller === you && locationOf(game, c.id) === locationOf(game, by) && fits(c.id),
  )
  const sourcesFor = (id: CardId) =>
    there.map(c => c.id).filter(other => other !== id && Object.keys(toAdd(game, other)).length)
  const able = presentWith(game, by).filter(id => fits(id) && game.card(id).controller === you && sourcesFor(id).length)
  const [card] = yield* select(game, { who: you, from: able, count: 1, by, ...(optional ? { optional } : {}) })
  if (card === undefined) return
  const [of] = yield* select(game, { who: you, from: sourcesFor(card), count: 1, by })
  if (of === undefined) return
  const levels = toAdd(game, of)
  const skill = yield* chooseTerm(you, Object.keys(levels), by)
  const gained = levelsOf(game, { card, of, skill, level: levels[skill]!, alone: true, as: 'added' }, by)
  addModifiers(game, [...gained, ...inReturn(game, card, of, by)])
}
