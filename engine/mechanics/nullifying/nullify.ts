import { inPlay } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { isNullifiedInPlay } from '../../questions/dilemmas/settled.ts'
import { isDiscardedWhenNullified, isNullifiedAlong } from '../../questions/nullifying/questions.ts'
import { objectiveMayBeNullified } from '../../questions/scouting/objective.ts'
import { cardsThatMaySay } from '../../text/cards-with.ts'
import { meets } from '../../text/requirement.ts'
import { liesSomewhere } from '../dilemmas/cure.ts'
import { asRequired } from '../dilemmas/required.ts'
import { leave } from '../dilemmas/settle.ts'
import { groupsThere } from '../missions/groups-there.ts'
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

/** Nullifies every dilemma in play whose text asks for what has come to where it lies. */
export function nullifyAll(game: Game): void {
  for (const { id } of nullifiable(game)) {
    const card = game.find(id)
    const needs = game.text(id).dilemma?.nullifier
    if (!card || !needs || !inPlay(card) || !liesSomewhere(game, id)) continue
    const needed = asRequired(game, id, 'nullifier', needs)
    if (groupsThere(game, id).some(({ pool, player }) => meets(game, needed, pool, player))) nullify(game, id)
  }
}
