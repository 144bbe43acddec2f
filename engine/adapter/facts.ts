import type { FactAnswer, FactQuestion } from '../../protocol/types.ts'
import { can } from '../board/can.ts'
import { crewOf, inPlay, locationOf, presentWith } from '../board/places.ts'
import type { Game } from '../kernel/game.ts'
import { mayBeStocked } from '../mechanics/downloading/questions.ts'
import { isSameMission } from '../mechanics/missions/mission-persona.ts'
import { areOfOneSpecies } from '../mechanics/species/requirements.ts'
import { isStaffed } from '../mechanics/staffing/staffing.ts'
import { areGrouped, isSameCard, refersTo } from '../text/names.ts'

type Reader = (game: Game, question: FactQuestion) => FactAnswer

const pair = (of: readonly string[] | undefined): readonly [string, string] => [of?.[0] ?? '', of?.[1] ?? '']

/** The relations that can be asked about, between titles or between cards on the board. */
export const readers: Readonly<Record<string, Reader>> = {
  'named-in-lore': (game, { titles }) => {
    const [named, card] = pair(titles)
    return !!game.printed(card)?.namesInLore?.includes(named)
  },
  'refers-to': (game, { titles }) => refersTo(game, ...pair(titles)),
  grouped: (game, { titles }) => areGrouped(game, ...pair(titles)),
  'same-card': (game, { titles }) => isSameCard(game, ...pair(titles)),
  persona: (game, { titles }) => isSameMission(game, ...pair(titles)),
  'deck-allowed': (game, { titles = [] }) =>
    titles.every(title => game.decide(mayBeStocked, { title, others: titles })),
  present: (game, { cards }) => presentWith(game, pair(cards)[0]).includes(pair(cards)[1]),
  'same-location': (game, { cards }) => locationOf(game, pair(cards)[0]) === locationOf(game, pair(cards)[1]),
  'same-species': (game, { cards }) => areOfOneSpecies(game, pair(cards)),
  staffed: (game, { cards }) => {
    const ship = cards?.[0] ?? ''
    const crew = crewOf(game, ship, game.card(ship).controller).filter(id => can(game, id, 'staff'))
    return isStaffed(game, ship, crew)
  },
  'in-play': (game, { cards }) => inPlay(game.card(cards?.[0] ?? '')),
}
