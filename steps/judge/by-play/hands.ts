import { outOfPlay } from '../../../protocol/out-of-play.ts'
import type { Board, Card, Where } from '../../../protocol/types.ts'
import type { Program } from './plan.ts'

/**
 * The cards as they lie before the game begins. `draws` = how many each player draws on the way. The deck then holds
 * what is played next, and the hand at the end.
 */
export function startingHands(
  { cards }: Board,
  programs: readonly Program[],
  draws: readonly number[],
  starting: (card: Card) => Where,
): readonly Card[] {
  const drawn = new Map(
    programs.map(({ name, plays }, seat) => {
      const held = cards.filter(card => card.where[0] === 'hand' && card.where[1] === name)
      const supply = [...plays.slice(1).map(({ card }) => card), ...held]
      return [name, supply.slice(0, draws[seat])]
    }),
  )
  const all = new Set([...drawn.values()].flat())
  const tops = [...all].map(card => laid(card, ['deck', card.owner]))
  const rest = cards.filter(card => !all.has(card))
  return [...tops, ...rest.map(card => (isThere(card) ? card : laid(card, starting(card))))]
}

/** Is it where it can be at the start? */
const isThere = ({ where: [place] }: Card): boolean => outOfPlay.has(place) && place !== 'under'

/** As it lies there, without what it will be in play. */
function laid({ id, title, owner }: Card, where: Where): Card {
  return { id, ...(title === undefined ? {} : { title }), owner, where }
}
