import type { Where } from '../../protocol/types.ts'
import type { CardName, Place } from '../operation.ts'
import { isWhere } from './arrangement-words.ts'
import { unaskable } from './unaskable.ts'

interface Laid {
  readonly name: CardName
  readonly place: Place | Where
}

/** The cards in the order of the board: what lies between two locations comes after the one and before the other. */
export function laidBetween<T extends Laid>(
  entries: readonly T[],
  find: (card: CardName) => T | undefined,
  isLocation: (entry: T) => boolean,
): readonly T[] {
  const line = [...entries]
  for (const entry of entries) {
    const { place } = entry
    if (isWhere(place) || !('prep' in place) || place.prep !== 'between') continue
    line.splice(line.indexOf(entry), 1)
    const [one, other] = place.cards.map(card => line.indexOf(find(card) as T)).sort((a, b) => a - b) as [
      number,
      number,
    ]
    if (line.slice(one + 1, other).some(near => !isBetween(near) && isLocation(near)))
      unaskable(`"${place.cards.map(card => card.title).join('" and "')}" are not side by side on the spaceline`)
    line.splice(other, 0, entry)
  }
  return line
}

const isBetween = ({ place }: Laid): boolean => !isWhere(place) && 'prep' in place && place.prep === 'between'
