import type { BoardFact } from '../../protocol/board-facts.ts'
import { can } from '../board/can.ts'
import { distanceBetween } from '../board/line.ts'
import { crewOf, inPlay, locationOf, presentWith } from '../board/places.ts'
import { isPlaying } from '../mechanics/compatibility/playing.ts'
import { isInCommand } from '../mechanics/lore/in-command.ts'
import { areOfOneSpecies } from '../mechanics/species/requirements.ts'
import { isStaffed } from '../mechanics/staffing/staffing.ts'
import { goesHomeWith } from '../questions/artifacts/questions.ts'
import { pair, type Reader } from './reader.ts'

/** The relations that are asked of cards on the board. */
export const factsOfCards: Readonly<Record<BoardFact, Reader>> = {
  present: (game, { cards }) => presentWith(game, pair(cards)[0]).includes(pair(cards)[1]),
  'same-location': (game, { cards }) => locationOf(game, pair(cards)[0]) === locationOf(game, pair(cards)[1]),
  'same-species': (game, { cards }) => areOfOneSpecies(game, pair(cards)),
  staffed: (game, { cards }) => {
    const ship = cards?.[0] ?? ''
    const crew = crewOf(game, ship, game.card(ship).controller).filter(id => can(game, id, 'staff'))
    return isStaffed(game, ship, crew)
  },
  'in-play': (game, { cards }) => inPlay(game.card(cards?.[0] ?? '')),
  distance: (game, { cards }) => distanceBetween(game, ...pair(cards)),
  'in-command': (game, { cards }) => isInCommand(game, ...pair(cards)),
  'goes-home-with': (game, { cards, word }) => {
    const card = cards?.[0] ?? ''
    const takenBy = game.state.history.find(d => d.kind === 'taken home' && d.card === card)?.player
    return game.decide(goesHomeWith, { card, takenBy }) === word
  },
  playing: (game, { player = '', word = '' }) => isPlaying(game, player, word.toLowerCase()),
}
