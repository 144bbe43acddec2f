import type { CardFacts } from '../../../cards/facts.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { cardOf } from '../../kernel/individual.ts'
import {
  classificationIsASkill,
  isASkill,
  isLostBeforeIsGained,
  isRemoved,
  levelsGained,
  mayBeTaken,
} from '../../questions/skills/questions.ts'
import { levelsJoin, placeInBox, raisesTheLevel } from '../../questions/skills/settled.ts'
import { resolve } from '../../text/selector.ts'
import { changesOf, formerClassification, gainedBy, isDoubled } from './changes.ts'
import { type Entry, type Gained, isListed } from './entry.ts'
import { emptiedBy, isTaken, withoutLost } from './losses.ts'
import { types } from './types.ts'

const read = new WeakMap<CardFacts, readonly Entry[]>()

/** What is printed in the skills box, in its order. */
export function printedBox(game: Game, id: CardId): readonly Entry[] {
  const facts = game.facts(id)
  const entries =
    read.get(facts) ?? Object.entries(facts.skills ?? {}).flatMap(([skill, level]) => entriesOf(skill, level))
  read.set(facts, entries)
  return entries
}

/** A skill with its level, or as many sentences. */
const entriesOf = (skill: string, level: number): readonly Entry[] =>
  skill === 'special' ? Array.from({ length: level }, () => ({ skill, level: 1 })) : [{ skill, level }]

/** The skills box of the personnel as it stands, but for what is shared with it; the classification beside it is no part of it. */
export function ownBox(game: Game, id: CardId): readonly Entry[] {
  if (game.decide(isLostBeforeIsGained, { card: id })) return twice(game, id, filled(game, id, withoutLost))
  return withoutLost(game, id, twice(game, id, filled(game, id)))
}

/** What is printed, was put in its place or came to it; `left` = what is left of the first two. */
function filled(game: Game, id: CardId, left: typeof withoutLost = (_, __, box) => box): readonly Entry[] {
  const gained = gainedBy(game, id)
  const own = left(game, id, replaced(game, id, assimilated(game, id)))
  const taking = emptiedBy(game, id)
  if (taking === undefined) return withGained(game, id, own, gained)
  return withGained(
    game,
    id,
    [...own.filter(({ skill }) => !game.decide(isRemoved, { card: id, skill, by: taking })), ...takenOver(game, id)],
    gained.filter(entry => !isTaken(game, id, entry, taking)),
  )
}

/** The skills of another one that are in place of its own. */
function takenOver(game: Game, card: CardId): readonly Entry[] {
  const [change] = changesOf(game, card, s => s.becomes !== undefined)
  if (!change) return []
  const { of, but } = change.standing.becomes!
  game.credit(change.standing)
  const context = { you: game.card(change.by).controller, this: change.by, targets: game.card(change.by).targets }
  const others = resolve(game, of, context).flatMap(one =>
    ownBox(game, one).map(entry => {
      const about = { card, of: one, ...entry, alone: false, as: 'replacing' } as const
      return { ...entry, level: game.decide(levelsGained, about) }
    }),
  )
  const set = Object.entries(but).map(([skill, level]) => ({ skill, level }))
  return [...others.filter(({ skill }) => !Object.hasOwn(but, skill)), ...set.filter(({ level }) => level > 0)]
}

const withGained = (game: Game, id: CardId, box: readonly Entry[], gained: readonly Gained[]): readonly Entry[] =>
  gained.reduce((entries, { skill, level }) => joined(game, id, entries, { skill, level }), box)

/** The box of an assimilated personnel has its former classification. */
function assimilated(game: Game, card: CardId): readonly Entry[] {
  const box = inTheBox(game, card)
  const skill = formerClassification(game, card)
  if (skill === undefined) return box
  const there = box.find(entry => entry.skill === skill)
  if (!there || !game.decide(raisesTheLevel, { card, skill })) return [{ skill, level: 1 }, ...box]
  return box.map(entry => (entry === there ? { skill, level: entry.level + 1 } : entry))
}

/** Of what is printed, that which the law calls skills. */
function inTheBox(game: Game, card: CardId): readonly Entry[] {
  const skills = printedBox(game, card).filter(
    ({ skill }) =>
      !(skill === 'special' || types.has(skill)) ||
      game.decide(isASkill, { card, skill, what: skill === 'special' ? 'sentence' : 'personnel type' }),
  )
  const { classification } = game.facts(card)
  if (!classification || !game.decide(classificationIsASkill, { card })) return skills
  return [{ skill: classification, level: 1 }, ...skills]
}

/** Each skill whose place another one has taken. */
function replaced(game: Game, id: CardId, box: readonly Entry[]): readonly Entry[] {
  const changes = game.state.modifiers.filter(m => m.card === cardOf(id) && m.becomes !== undefined)
  return changes.reduce((entries, { skill, becomes }) => {
    const at = entries.findIndex(entry => entry.skill === skill)
    if (at < 0) return entries
    const listed = entries.find(entry => entry.skill === becomes)
    const one = { skill: becomes!, level: 1 + (listed?.level ?? 0) }
    return entries.flatMap((entry, i) => (i === at ? one : entry === listed ? [] : entry))
  }, box)
}

/** The box with one more skill: a level of a skill that is listed, or an entry. */
export function joined(
  game: Game,
  card: CardId,
  box: readonly Entry[],
  entry: Entry,
  place = game.decide(placeInBox, { card, skill: entry.skill }),
): readonly Entry[] {
  const { skill, level } = entry
  const at = box.findIndex(one => one.skill === skill && isListed(one))
  if (at >= 0 && game.decide(levelsJoin, { card, skill }))
    return box.map((one, i) => (i === at ? { ...one, level: one.level + level } : one))
  return place === 'first' ? [entry, ...box] : [...box, entry]
}

/** Twice the levels, where a text doubles what is in the box. */
function twice(game: Game, card: CardId, box: readonly Entry[]): readonly Entry[] {
  if (!isDoubled(game, card)) return box
  return box.flatMap(entry => {
    const { skill, level } = entry
    if (!game.decide(mayBeTaken, { card, skill, level, as: 'doubled' })) return entry
    if (!isListed(entry)) return [entry, entry]
    const more = game.decide(levelsGained, { card, of: card, skill, level, alone: false, as: 'doubled' })
    return { skill, level: level + more }
  })
}
