import type { Capability } from '../kernel/capability.ts'
import { refuse } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import { remembered } from '../kernel/remembered.ts'
import type { StopCause } from '../mechanics/stopped/words.ts'
import { hinders, stopsWith } from '../questions/stopped/questions.ts'
import { isByCircumstance, permission } from './questions.ts'
import type { CardId, Condition } from './state.ts'

export interface AddedCapabilities {
  'use text': true
  'keep text in force': true
  'use icons': true
  /** Classification, and whatever else is printed and has no cell of its own. */
  'use characteristics': true
  'be targeted': true
  'be affected': true
}

export interface AddedLanguage {
  /** What texts in play keep a card from; each finds the card that does. */
  readonly hindrances: readonly ((game: Game, card: CardId, to: Capability, by?: CardId) => CardId | undefined)[]
  /** Conditions that texts in play put a card into for as long as it is where it is. */
  readonly impositions: readonly ((game: Game, card: CardId, condition: Condition) => boolean)[]
}

/** The one reader of the permission matrix: may the card do this, or have it done to it? */
export function can(game: Game, card: CardId, to: Capability, by?: CardId): boolean {
  if (by === undefined) return remembered(game, 'may', to, card, mayByItself)
  return remembered(game, `may by ${by}`, to, card, () => may(game, card, to, by))
}

const mayByItself = (game: Game, card: CardId, to: string): boolean => may(game, card, to as Capability)

const may = (game: Game, card: CardId, to: Capability, by?: CardId): boolean =>
  hindranceOf(game, card, to, by) === undefined && game.decide(permission, { card, to, by })

/** The card in play whose text keeps the other one from it. */
function hindranceOf(game: Game, card: CardId, to: Capability, by?: CardId): CardId | undefined {
  for (const find of game.law.language.hindrances) {
    const found = find(game, card, to, by)
    if (found !== undefined) return found
  }
  return undefined
}

/** Refuses an act of cards that may not take part in it. */
export function requireCan(game: Game, cards: readonly CardId[], to: Capability): void {
  const barred = cards.filter(card => !can(game, card, to))
  const [first] = barred
  if (first === undefined) return
  const by = hindranceOf(game, first, to)
  if (by !== undefined) refuse('blocked', `${first} may not ${to} because of ${by}`, [first], 'start', by)
  refuse('condition', `${barred.join(', ')} may not ${to}`, barred)
}

/** Refuses an act when rules say that stopped cards keep those who do it from doing it. */
export function requireUnhindered(game: Game, cards: readonly CardId[], to: Capability): void {
  const hindered = cards.filter(card => game.decide(hinders, { card, to }))
  if (hindered.length) refuse('condition', 'Stopped cards stand in the way', hindered)
}

/** Is the card in this condition, by what befell it or by where it is? */
export function is(game: Game, id: CardId, condition: Condition): boolean {
  const card = game.card(id)
  if (card.is.includes(condition)) return true
  return remembered(game, 'is', condition, id, isBecauseOfOthers)
}

const isBecauseOfOthers = (game: Game, card: CardId, word: string): boolean => {
  const condition = word as Condition
  return (
    game.law.language.impositions.some(imposes => imposes(game, card, condition)) ||
    game.decide(isByCircumstance, { card, condition })
  )
}

/** Is the card itself, and not only its surroundings, in this condition? */
export function isItself(game: Game, card: CardId, condition: Condition): boolean {
  return game.card(card).is.includes(condition)
}

/** Of these cards, those that are stopped together. */
export function stoppable(game: Game, cards: readonly CardId[], cause: StopCause): readonly CardId[] {
  return cards.filter(card => game.decide(stopsWith, { card, cause }))
}
