import { isPersonnel, presentWith } from '../board/places.ts'
import type { CardId, PlayerName } from '../board/state.ts'
import { targetsOf } from '../board/targets.ts'
import { type Flow, refuse } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import type { Language } from '../kernel/language.ts'
import { ownBox } from '../mechanics/skills/box.ts'
import type { Entry } from '../mechanics/skills/entry.ts'
import { everySkill, selectOne } from '../mechanics/skills/select-skills.ts'
import { canBeProgrammed, mayBeReplaced, mayBeReprogrammed, mayReprogramNow } from '../questions/skills/questions.ts'
import { mayBeRepeated, reprogramsTheirs } from '../questions/skills/settled.ts'
import { isUsedOtherwise } from '../questions/timing/settled.ts'
import type { Card } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import { resolve } from '../text/selector.ts'
import type { Who } from '../text/text.ts'
import { type Choosable, chooseFeature } from './soong-type-android.ts'

export interface AddedEffectWords {
  /** What was chosen of them when they reported is chosen anew; each part may be left as it is by choosing it again. */
  reprogram: { readonly who: Who }
}

export const card: Card = {
  title: 'Dr. Soong',
  print: 'whole',
  glossary: {
    uses: [
      { skill: true, on: { type: 'personnel', species: 'Android' }, effects: [{ do: 'reprogram', who: 'target' }] },
    ],
  },
}

const features = ['classification', 'gender'] as const satisfies readonly Choosable[]

const chosenSkills = (game: Game, card: CardId) =>
  game.state.modifiers.filter(m => m.card === card && m.by === card && m.skill !== undefined)

const isVariable = (game: Game, card: CardId): boolean =>
  !!game.card(card).chosen || chosenSkills(game, card).length > 0

function* reprogram(game: Game, you: PlayerName, card: CardId, by: CardId): Flow {
  for (const what of features)
    if (game.card(card).chosen?.[what] && game.decide(mayBeReplaced, { card, what }))
      yield* chooseFeature(game, you, card, what, by)
  for (const old of chosenSkills(game, card)) {
    if (!game.decide(mayBeReplaced, { card, what: 'skill' })) return
    const others = chosenSkills(game, card).filter(one => one !== old)
    const repeated = game.decide(mayBeRepeated, { card })
    const from = [{ skill: old.skill!, level: 1 }, ...programs(game, card, by)].filter(
      ({ skill }) => repeated || others.every(one => one.skill !== skill),
    )
    const chosen = yield* selectOne(game, { who: you, card, by, from })
    const anew = { ...chosen, by: card, whileInPlay: card }
    game.state = { ...game.state, modifiers: game.state.modifiers.map(m => (m === old ? anew : m)) }
  }
}

/** The skills that may be put in. */
function programs(game: Game, card: CardId, by: CardId): readonly Entry[] {
  const there = presentWith(game, card)
    .filter(id => id !== card && isPersonnel(game, id))
    .flatMap(id => ownBox(game, id))
  const absent = everySkill().filter(({ skill }) => there.every(one => one.skill !== skill))
  const open = (present: boolean) => (entry: Entry) => game.decide(canBeProgrammed, { card, by, present, ...entry })
  return [...there.filter(open(true)), ...absent.map(({ skill, level }) => ({ skill, level })).filter(open(false))]
}

const checkReprogramming: Language['useChecks'][number] = (game, player, by, { effects }, act) => {
  if (!effects.some(e => e.do === 'reprogram')) return
  const { history, turn } = game.state
  const times = history.filter(d => d.kind === 'use' && d.card === by && d.turn === turn.number).length
  if (!game.decide(mayReprogramNow, { by, ownTurn: turn.player === game.card(by).owner, times }))
    refuse('limit', `${by} reprograms once in each turn of ${game.card(by).owner}`, [by])
  for (const card of targetsOf(act)) {
    if (!presentWith(game, by).includes(card) && !game.decide(isUsedOtherwise, { card: by, what: 'place' }))
      refuse('wrong-place', `${card} is not present with ${by}`, [card])
    if (!game.decide(mayBeReprogrammed, { card, by, variable: isVariable(game, card) }))
      refuse('wrong-target', `Nothing was chosen of ${card} when it reported`, [card], 'choice')
    if (game.card(card).controller !== player && !game.decide(reprogramsTheirs, { card, by }))
      refuse('not-controlled', `${card} is not ${player}'s`, [card], 'choice')
  }
}

export const effects: EffectHandlers<'reprogram'> = {
  *reprogram(game, { who }, context) {
    for (const card of resolve(game, who, context)) yield* reprogram(game, context.you, card, context.this)
  },
}

export const useChecks: Language['useChecks'] = [checkReprogramming]
