import { can } from '../../board/can.ts'
import { hostOf } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import { affects } from '../../board/value.ts'
import type { Game } from '../../kernel/game.ts'
import { cardOf } from '../../kernel/individual.ts'
import { withoutItself } from '../../kernel/without-itself.ts'
import { cardsWith } from '../../text/cards-with.ts'
import type { Standing } from '../../text/in-play-text.ts'
import { isOneSkill, listedFirst } from '../dilemmas/questions/values.ts'
import { timesGained } from '../equipment/questions.ts'

type Levels = Readonly<Record<string, number>>

/** The cards in play whose lasting text may change skills. */
const changing = cardsWith(text =>
  text.standing?.some(({ skill, gives, loses, classification }) => skill || gives || loses || classification),
)

/** Those lasting texts that are in force and change the skills of this card. */
export function changesOf(game: Game, id: CardId, such: (standing: Standing) => boolean) {
  return changing(game).flatMap(({ id: by }) =>
    (game.text(by).standing ?? [])
      .filter(
        standing =>
          such(standing) &&
          game.inForce(standing) &&
          can(game, by, 'keep text in force') &&
          withoutItself(game, `skills of ${id} by ${by}`, () => affects(game, by, standing, cardOf(id)), false),
      )
      .map(standing => ({ by, standing })),
  )
}

/** The classification of the personnel: its own, or that which a card on it has made of it. */
export function classificationOf(game: Game, id: CardId): string | undefined {
  const by = changing(game).find(
    card => hostOf(game, card.id) === cardOf(id) && game.text(card.id).standing?.some(s => s.classification),
  )
  const changed = by && game.text(by.id).standing?.find(s => s.classification)
  return changed ? changed.classification : game.facts(id).classification
}

/** The skills that other cards give it: those named for it, and those that texts lend. */
export function givenTo(game: Game, id: CardId): readonly string[] {
  const named = changing(game)
    .filter(({ id: by }) => hostOf(game, by) === cardOf(id) && game.text(by).standing?.some(s => s.skill === 'named'))
    .flatMap(card => card.named ?? [])
  return [
    ...named,
    ...chosenFor(game, id),
    ...changesOf(game, id, s => !!s.gives).flatMap(({ standing }) => gained(game, id, standing)),
  ]
}

/** The skill that the text gives, as many times as the personnel gains it. */
function gained(game: Game, card: CardId, standing: Standing): readonly string[] {
  const { gives, affects: who } = standing
  if (gives === undefined) return []
  game.credit(standing)
  const { classification } = (typeof who !== 'string' && 'othersWith' in who && who.where) || {}
  return Array.from({ length: game.decide(timesGained, { card, classification }) }, () => gives)
}

/** The skills that were chosen for it when a text took effect. */
function chosenFor(game: Game, id: CardId): readonly string[] {
  return game.state.modifiers.flatMap(({ card, skill, set }) =>
    card === cardOf(id) && skill !== undefined && set === undefined ? skill : [],
  )
}

/** The skills whose place others have taken. */
function replacedIn(game: Game, id: CardId): ReadonlySet<string> {
  return new Set(
    game.state.modifiers.flatMap(({ card, skill, set }) => (card === cardOf(id) && set === 0 ? (skill ?? []) : [])),
  )
}

/** The skill box as printed, but for what was replaced. */
export function boxOf(game: Game, id: CardId): Levels {
  const replaced = replacedIn(game, id)
  const { skills = {} } = game.facts(id)
  return Object.fromEntries(Object.entries(skills).filter(([skill]) => !replaced.has(skill)))
}

/** How many of the skills first listed on the card are lost. */
export function lostSkills(game: Game, id: CardId): number {
  const losses = changesOf(game, id, s => s.loses === 'first-listed skill')
  for (const { standing } of losses) game.credit(standing)
  const together = losses.find(({ standing }) => standing.together && game.inForce(standing.together))
  if (!together || losses.length < 2) return losses.length
  game.credit(together.standing.together!)
  return 1
}

/** What is left of the levels when the skills first listed are lost. */
export function withoutLost(game: Game, id: CardId, levels: Levels): Levels {
  const emptied = changesOf(game, id, s => s.loses === 'all skills')
  for (const { standing } of emptied) game.credit(standing)
  if (emptied.length) return withoutBox(game, id, levels)
  const lost = lostSkills(game, id)
  if (!lost) return levels
  const { classification } = game.facts(id)
  const skills = boxOf(game, id)
  const first = game.decide(listedFirst, { card: id })
  const listed = Object.keys(skills)
  const whole = first === 'classification' && classification ? [classification] : []
  const names = [...whole, ...listed.filter(name => !whole.includes(name))].slice(0, lost)
  const left = { ...levels }
  for (const name of names) {
    left[name] = whole.includes(name) ? 0 : (left[name] ?? 0) - lostLevels(game, id, name, skills[name] ?? 0)
    if (left[name] <= 0) delete left[name]
  }
  return left
}

/** Without what the skill box has. */
function withoutBox(game: Game, id: CardId, levels: Levels): Levels {
  const skills = boxOf(game, id)
  const left = Object.entries(levels).map(([name, level]) => [name, level - (skills[name] ?? 0)] as const)
  return Object.fromEntries(left.filter(([, level]) => level > 0))
}

function lostLevels(game: Game, card: CardId, skill: string, level: number): number {
  return game.decide(isOneSkill, { card, skill, level }) ? level : 1
}
