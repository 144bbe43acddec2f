import { can } from '../../../board/can.ts'
import { inPlay, isPersonnel, locationOf } from '../../../board/places.ts'
import type { CardId, CardState, PlayerName } from '../../../board/state.ts'
import { refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import {
  bindsFromAFacility,
  howBeamingIsCounted,
  worksBesides,
  yieldsAsPrinted,
} from '../../../questions/beaming/settled.ts'
import { cardsWith } from '../../../text/cards-with.ts'
import { matches } from '../../../text/match.ts'
import type { Beaming } from '../may-beam.ts'
import type { PlanetBeamingText } from './beam-text.ts'
import { isPast } from './obstacles.ts'
import { beamsThrough } from './through.ts'

/** Refuses to beam more of them up or down than what lies on the planet lets through. */
export function checkPlanets(game: Game, { player, cards, to: [place, holder], by }: Beaming): void {
  const up = cards.filter(id => game.card(id).place === 'planet')
  const planets = new Set(up.map(id => game.card(id).holder))
  if (place === 'planet') planets.add(holder)
  for (const planet of planets) {
    const moved = place === 'planet' && planet === holder ? cards : up.filter(id => game.card(id).holder === planet)
    for (const { id } of limitsOn(game, planet)) {
      const limit = game.text(id).planetBeaming!
      if (isPast(game, 'beaming limited', by?.card) || isFree(game, player, moved, id)) continue
      checkLimit(game, planet, moved, id, limit)
    }
  }
}

const limiting = cardsWith(text => text.planetBeaming)

/** What lies there, or on a ship there, and limits beaming at the moment. */
function limitsOn(game: Game, planet: CardId): readonly CardState[] {
  const all = limiting(game).filter(
    c => inPlay(c) && locationOf(game, c.id) === planet && can(game, c.id, 'keep text in force'),
  )
  return all.filter((card, at) => {
    const limit = game.text(card.id).planetBeaming!
    if (!game.inForce(limit)) return false
    const twin = all.slice(0, at).find(({ title }) => title === card.title)
    if (twin && !game.decide(worksBesides, { card: card.id, besides: twin.id })) return false
    if (!limit.faceUp || card.face !== 'down') return true
    game.credit(limit)
    return false
  })
}

/** Do these pass for all that? */
function isFree(game: Game, player: PlayerName, cards: readonly CardId[], by: CardId): boolean {
  const { yieldsTo } = game.text(by)
  if (beamsThrough(game, player, by)) return true
  const fromFacility = cards.every(id => game.facts(game.card(id).holder).type === 'facility')
  if (fromFacility && !game.decide(bindsFromAFacility, { by })) return true
  if (!yieldsTo || !game.decide(yieldsAsPrinted, { by })) return false
  return game.state.cards.some(c => inPlay(c) && matches(game, c.id, yieldsTo, player))
}

function checkLimit(game: Game, planet: CardId, cards: readonly CardId[], by: CardId, limit: PlanetBeamingText): void {
  game.credit(limit)
  const refusal = `${by} keeps ${cards.join(', ')} from being beamed`
  if (limit.most === 0) refuse('blocked', refusal, cards, 'start', by)
  const people = cards.filter(id => isPersonnel(game, id))
  if (people.length && people.length + before(game, planet, cards, by) > limit.most)
    refuse('limit', refusal, people, 'choice', by)
}

/** Personnel beamed there earlier, as far as they count. */
function before(game: Game, planet: CardId, cards: readonly CardId[], by: CardId): number {
  const counted = game.decide(howBeamingIsCounted, { by })
  if (counted === 'at one time') return 0
  const goUp = cards.some(id => game.card(id).place === 'planet')
  const deeds = game.state.history.filter(d => d.kind === 'beam' && d.turn === game.state.turn.number)
  return deeds.flatMap(({ card: to, cards: beamed = [], places = [] }) =>
    beamed.filter((id, at) => {
      const wentUp = places[at] === planet
      if ((!wentUp && to !== planet) || !isPersonnel(game, id)) return false
      return counted === 'in the turn' || wentUp === goUp
    }),
  ).length
}
