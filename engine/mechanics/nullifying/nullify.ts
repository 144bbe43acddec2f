import { can } from '../../board/can.ts'
import { inPlay } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { isNullifiedInPlay, nullifiesByBeingThere } from '../../questions/dilemmas/settled.ts'
import { isDiscardedWhenNullified, isNullifiedAlong } from '../../questions/nullifying/questions.ts'
import { objectiveMayBeNullified } from '../../questions/scouting/objective.ts'
import { cardsThatMaySay, cardsWith } from '../../text/cards-with.ts'
import { meets } from '../../text/requirement.ts'
import { liesSomewhere } from '../dilemmas/cure.ts'
import { namedToNullify } from '../dilemmas/named-to-nullify.ts'
import { asRequired } from '../dilemmas/required.ts'
import { leave } from '../dilemmas/settle.ts'
import { groupsThere, type There } from '../missions/groups-there.ts'
import { isCompleted } from '../scouting/objectives.ts'

/** Nullifies the card; one that is being met stays where it is until its encounter is over. */
export function nullify(game: Game, card: CardId, by?: CardId): void {
  const lasts = game.facts(card).type === 'dilemma' && inPlay(game.card(card))
  if (lasts && !game.decide(isNullifiedInPlay, { dilemma: card })) return
  const completed = isCompleted(game, card)
  if (completed && !game.decide(objectiveMayBeNullified, { objective: card, completed })) return
  game.tell({ event: 'nullified', cards: [card], ...(by ? { by } : {}) })
  const stays = game.underway.encounter?.dilemma === card || !game.decide(isDiscardedWhenNullified, { card })
  if (!stays) leave(game, card, 'nullified')
  for (const other of game.state.cards.filter(inPlay)) {
    const along = other.id !== card && game.decide(isNullifiedAlong, { card: other.id, nullified: card, by })
    if (along && !game.wasNullified(other.id)) nullify(game, other.id, by)
  }
}

const nullifiable = cardsThatMaySay(text => text.dilemma?.nullifier)

const nullifying = cardsWith(text => text.nullifies)

/** Nullifies every dilemma in play whose text asks for what has come to where it lies, or where a card is that says so. */
export function nullifyAll(game: Game): void {
  const named = nullifying(game)
  const lasting = named.length ? game.state.cards.filter(c => game.facts(c.id).type === 'dilemma') : nullifiable(game)
  for (const { id } of lasting) {
    const card = game.find(id)
    if (!card || !inPlay(card) || !liesSomewhere(game, id)) continue
    const needs = game.text(id).dilemma?.nullifier
    const needed = needs && asRequired(game, id, 'nullifier', needs)
    const groups = needed || named.length ? groupsThere(game, id) : []
    if (needed && groups.some(({ pool, player }) => meets(game, needed, pool, player))) {
      nullify(game, id)
      continue
    }
    const by = named.find(one => groups.some(there => nullifiesThere(game, one.id, id, there)))
    if (by) nullify(game, id, by.id)
  }
}

/** Is the card one of those with whom the dilemma lies, and does its text nullify that? */
function nullifiesThere(game: Game, by: CardId, dilemma: CardId, { pool, player }: There): boolean {
  const { nullifies } = game.text(by)
  if (!nullifies || !pool.includes(by) || !can(game, by, 'use text')) return false
  const clause = namedToNullify(game, nullifies, dilemma, player)
  if (clause) game.credit(clause)
  return clause !== undefined && game.decide(nullifiesByBeingThere, { dilemma, by })
}
