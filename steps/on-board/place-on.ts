import type { Id } from '../../protocol/types.ts'
import type { Finder } from '../judge/resolve.ts'
import { type Place, type Player, type Preposition, pileNames } from '../operation.ts'
import { pileWord } from '../suite/place-word.ts'
import { nameOn } from './names-on.ts'

const prepositions: readonly Preposition[] = ['aboard', 'on', 'at', 'docked at', 'landed on', 'under', 'atop']

/** How a sentence says where the card is; undefined where none does. */
export function placeOn(finder: Finder, id: Id): Place | undefined {
  const { where } = finder.card(id)
  return waysToSay(finder, where[1]).find(place => {
    const said = finder.where(place, id)
    return said?.[0] === where[0] && said[1] === where[1]
  })
}

/** Every way to say a place with this holder. */
function waysToSay(finder: Finder, holder: string): readonly Place[] {
  const card = finder.board.cards.some(({ id }) => id === holder) ? nameOn(finder, holder) : undefined
  if (card) return prepositions.map(prep => ({ prep, card }))
  const of = holder as Player
  const piles = pileNames.filter(pile => pileWord({ pile, of }) !== 'core').map(pile => ({ pile, of }))
  return [...piles.map(pile => ({ prep: 'in', pile }) as const), { prep: 'on the table', of }, { prep: 'out of play' }]
}
