import { move } from '../../../board/moves.ts'
import { inPlay, isPersonnel } from '../../../board/places.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { type Flow, refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import {
  goesWhereItsTextSays,
  isSeededIn,
  liesWhenSeeded,
  mayBeSeededOn,
  phaseMeant,
} from '../../../questions/seeding/questions.ts'
import { seedsWithoutText } from '../../../questions/seeding/settled.ts'
import { matches } from '../../../text/match.ts'
import type { Filter } from '../../../text/text.ts'
import { checkOpening } from '../open-side-deck.ts'
import { actAtOnce } from '../seed-face-up.ts'

type Where = readonly [place: 'core' | 'on' | 'aboard' | 'planet', holder: string]

/** Seeds a card on the table, or on another card, as its text says; what the text does at once is carried out. */
export function* seedByText(game: Game, player: PlayerName, card: CardId, [place, holder]: Where): Flow {
  const { seeds, opens } = game.text(card)
  if (!(seeds && game.inForce(seeds)) && !opens && !game.decide(seedsWithoutText, { card }))
    refuse('forbidden', `${card} is not seeded on the table`, [card])
  if (seeds) game.credit(seeds)
  if (seeds?.with) checkBeside(game, player, card, seeds.with)
  if (opens) checkOpening(game, player, card)
  checkPhase(game, card)
  const among = place === 'planet' ? place : 'aboard'
  const within = isPersonnel(game, card) ? among : 'on'
  const isThere = seeds?.on ? place === within && matches(game, holder, seeds.on, player) : place === 'core'
  const isOnTheOther = !isThere && place === 'on' && fitsOther(game, player, card, holder)
  if (!isThere && !isOnTheOther && game.decide(goesWhereItsTextSays, { card }))
    refuse('wrong-place', `${card} is seeded where its text says`, [card], 'choice')
  if (place !== 'core') checkThere(game, card, holder)
  move(game, card, place, place === 'core' ? player : holder)
  if (layDown(game, card) !== 'down') yield* actAtOnce(game, player, card)
}

/** May the card, which goes onto the table, go on that one as well? */
function fitsOther(game: Game, player: PlayerName, card: CardId, on: CardId): boolean {
  const { orOn } = game.text(card).seeds ?? {}
  if (!orOn || !game.inForce(orOn)) return false
  game.credit(orOn)
  return matches(game, on, orOn.where, player)
}

/** Refuses a card that is seeded only with another one in play. */
function checkBeside(game: Game, player: PlayerName, card: CardId, other: Filter): void {
  if (!game.state.cards.some(c => inPlay(c) && matches(game, c.id, other, player)))
    refuse('requirement', `${card} is not seeded without another card in play`, [card])
}

function checkThere(game: Game, card: CardId, on: CardId): void {
  if (!game.decide(mayBeSeededOn, { card, on, there: inPlay(game.card(on)) }))
    refuse('wrong-target', `${on} is not on the table`, [card, on], 'choice')
}

/** Refuses a card that belongs to another seed phase. */
export function checkPhase(game: Game, card: CardId): void {
  const { phase } = game.state.turn
  const named = game.text(card).seeds?.phase
  const meant = named && game.decide(phaseMeant, { name: named })
  const { type } = game.facts(card)
  if (!game.decide(isSeededIn, { card, type, phase, named, meant }))
    refuse('wrong-time', `${card} is not seeded in this phase`, [card])
}

/** Turns a card that was just seeded the way it lies. */
export function layDown(game: Game, card: CardId): 'up' | 'down' | undefined {
  const { place } = game.card(card)
  const hiddenAgenda = !!game.facts(card).icons?.includes('hidden agenda')
  const onTheTable = place === 'core' || place === 'on'
  const face = game.decide(liesWhenSeeded, { card, under: place === 'under', hiddenAgenda, onTheTable })
  if (face) game.change(card, { face })
  return face
}
