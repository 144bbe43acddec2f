import { inPlay, isPersonnel, locationOf, presentWith } from '../../board/places.ts'
import type { CardId, Modifier, PlayerName } from '../../board/state.ts'
import type { Flow } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { skillsToChooseFrom } from '../../questions/dilemmas/settled.ts'
import { mayBeTaken } from '../../questions/skills/questions.ts'
import { susceptible } from '../../text/affected.ts'
import type { EffectHandlers } from '../../text/effect.ts'
import { matches } from '../../text/match.ts'
import { addModifiers } from '../../text/modifiers.ts'
import type { Attribute } from '../../text/plain-words.ts'
import { type Context, resolve } from '../../text/selector.ts'
import type { EffectOf } from '../../text/text.ts'
import { worksWith } from '../compatibility/cooperation.ts'
import { chooseTerm, select } from '../selections/select.ts'
import { chooser } from '../selections/select-cards.ts'
import { ownBox, printedBox } from './box.ts'
import { type Entry, isListed, levelsIn } from './entry.ts'
import { allSkillsOf, inReturn, levelsOf } from './inner/gain-skills.ts'
import { allSkills, selectSkills, skillsPresent } from './select-skills.ts'

/** How skills are selected and added. */
export const effects: EffectHandlers<'add a skill' | 'gain' | 'select skills' | 'select what it gives'> = {
  *'select skills'(game, { who, by: player = 'you', count, from: whose, anew, thisTurn }, context) {
    const { this: by } = context
    for (const card of resolve(game, who, context)) {
      const from = openTo(game, card, by, whose)
      const before = anew ? game.state.modifiers.filter(m => m.card === card && m.by === by && m.skill) : []
      yield* selectSkills(game, { who: chooser(game, player, context) as PlayerName, card, by, count, from, thisTurn })
      game.state = { ...game.state, modifiers: game.state.modifiers.filter(m => !before.includes(m)) }
    }
  },
  *'select what it gives'(game, { of }, context) {
    const named = yield* chooseTerm(context.you, of, context.this)
    game.change(context.this, { named })
  },
  gain: (game, effect, context) => (effect.what === 'one skill' ? gainOne : gainAll)(game, effect, context),
  'add a skill': (game, effect, context) => addASkill(game, effect, context),
}

/** The skills from which the player selects for the card. */
function openTo(game: Game, card: CardId, by: CardId, from: EffectOf<'select skills'>['from']): readonly Entry[] {
  if (from === 'present') return skillsPresent(game, card)
  const own = from === 'all or its own' && game.decide(skillsToChooseFrom, { card, by }) === 'its own'
  return own ? printedBox(game, card).filter(isListed) : allSkills(game, card)
}

function gainAll(game: Game, { who, of, what, for: how }: EffectOf<'gain'>, context: Context): void {
  const { this: by, answered } = context
  const until = game.state.turn.number
  const whileFaced = how && answered ? { whileInPlay: answered } : {}
  for (const card of susceptible(game, who, context))
    for (const other of resolve(game, of, context)) {
      const { integrity = 0, cunning = 0, strength = 0 } = game.facts(other)
      const numbers = Object.entries({ integrity, cunning, strength }) as [Attribute, number][]
      const gained: readonly Modifier[] = [
        ...allSkillsOf(game, card, other, by),
        ...(what === 'skills' ? [] : numbers.map(([attribute, add]) => ({ card, attribute, add, by, until }))),
      ]
      addModifiers(
        game,
        gained.map(one => ({ ...one, ...whileFaced })),
      )
    }
}

function* gainOne(game: Game, { who, of }: EffectOf<'gain'>, context: Context): Flow {
  const { you, this: by } = context
  const [other] = resolve(game, of, context).filter(id => ownBox(game, id).some(isListed))
  if (other === undefined) return
  const box = levelsIn(ownBox(game, other))
  const skill = yield* chooseTerm(you, Object.keys(box), by)
  const about = { of: other, skill, level: box[skill]!, alone: true, as: 'added' } as const
  for (const card of susceptible(game, who, context)) addModifiers(game, levelsOf(game, { card, ...about }, by))
}

/** The skills of the card of which another one may add one, at their levels. */
const toAdd = (game: Game, card: CardId): Readonly<Record<string, number>> =>
  levelsIn(ownBox(game, card).filter(one => isListed(one) && game.decide(mayBeTaken, { card, ...one, as: 'added' })))

function* addASkill(game: Game, { where, optional, compatible }: EffectOf<'add a skill'>, context: Context): Flow {
  const { you, this: by } = context
  const fits = (id: CardId) => isPersonnel(game, id) && matches(game, id, where, you)
  const there = game.state.cards.filter(
    c => inPlay(c) && c.controller === you && locationOf(game, c.id) === locationOf(game, by) && fits(c.id),
  )
  const isAsked = compatible && game.inForce(compatible)
  if (isAsked) game.credit(compatible)
  const agrees = (id: CardId, other: CardId) => !isAsked || worksWith(game, id, other)
  const sourcesFor = (id: CardId) =>
    there.map(c => c.id).filter(other => other !== id && agrees(id, other) && Object.keys(toAdd(game, other)).length)
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
