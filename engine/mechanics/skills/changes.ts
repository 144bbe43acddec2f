import { can } from '../../board/can.ts'
import { hostOf } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import { affects } from '../../board/value.ts'
import type { Game } from '../../kernel/game.ts'
import { cardOf } from '../../kernel/individual.ts'
import { withoutItself } from '../../kernel/without-itself.ts'
import { timesGained } from '../../questions/equipment/questions.ts'
import { becomesASkill } from '../../questions/skills/settled.ts'
import { cardsWith } from '../../text/cards-with.ts'
import type { Standing } from '../../text/in-play-text.ts'
import type { Gained } from './entry.ts'

/** The cards in play whose lasting text may change skills. */
const changing = cardsWith(text =>
  text.standing?.some(s => s.gives || s.loses || s.doubles || s.becomes || s.classification),
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
          withoutItself(game, `skills by ${by}`, () => affects(game, by, standing, cardOf(id)), false),
      )
      .map(standing => ({ by, standing })),
  )
}

/** What was the classification of an assimilated personnel and is a skill now. */
export function formerClassification(game: Game, card: CardId): string | undefined {
  const { classification: skill } = game.facts(card)
  if (!skill || !game.card(cardOf(card)).is.includes('assimilated')) return undefined
  return game.decide(becomesASkill, { card, skill }) ? skill : undefined
}

/** The classification of the personnel: its own, or that which a card on it has made of it. */
export function classificationOf(game: Game, id: CardId): string | undefined {
  if (formerClassification(game, id)) return undefined
  const by = changing(game).find(
    card => hostOf(game, card.id) === cardOf(id) && game.text(card.id).standing?.some(s => s.classification),
  )
  const changed = by && game.text(by.id).standing?.find(s => s.classification)
  return changed ? changed.classification : game.facts(id).classification
}

/** Does a text in force double the skills of the card? */
export function isDoubled(game: Game, id: CardId): boolean {
  const [change] = changesOf(game, id, s => s.doubles === 'skills')
  if (change) game.credit(change.standing)
  return !!change
}

/** What came to its skills: chosen when a text took effect, and lent by the texts that are in force. */
export function gainedBy(game: Game, id: CardId): readonly Gained[] {
  const chosen = game.state.modifiers.flatMap(({ card, skill, becomes, by, add = 1 }) =>
    card === cardOf(id) && skill !== undefined && becomes === undefined ? { skill, level: add, by } : [],
  )
  const lent = changesOf(game, id, s => !!s.gives).flatMap(({ by, standing }) => lentBy(game, id, by, standing))
  return [...chosen, ...lent]
}

/** The skill that the text gives, as many times as the personnel gains it. */
function lentBy(game: Game, card: CardId, by: CardId, standing: Standing): readonly Gained[] {
  const { affects: who, gives } = standing
  const skill = typeof gives === 'object' ? gives.selected && game.card(by).named : gives
  if (skill === undefined) return []
  game.credit(standing)
  const { classification } = (typeof who !== 'string' && 'othersWith' in who && who.where) || {}
  return Array.from({ length: game.decide(timesGained, { card, classification }) }, () => ({
    skill,
    level: 1,
    by,
  }))
}
