import type { Lies } from '../../cards/game-text.ts'
import { outOfPlay } from '../../protocol/out-of-play.ts'
import type { Card } from '../../protocol/types.ts'
import { fitsMission, type Table } from './table.ts'

/** Does a card of its type lie there whatever else is printed on it? */
export function saidByType(table: Table, card: Card, { seeds }: Lies): boolean {
  const [place, holder] = card.where
  if (outOfPlay.has(place) && place !== 'under') return true
  const host = table.card(holder)
  const mission = host && isLocation(table, host) ? host : undefined
  const { type, icons = [], keywords = [], staffing = [] } = table.facts(card)
  switch (type) {
    case 'personnel':
      return place === 'brig' || isWhereTeamsAre(table, card)
    case 'equipment':
    case 'tribble':
      return isWhereTeamsAre(table, card)
    case 'ship':
      return place === 'space' || place === 'docked' || (place === 'planet' && !staffing.length)
    case 'facility':
      return place === 'space'
    case 'mission':
    case 'time location':
      return place === 'spaceline' || place === 'shares'
    case 'site':
      return place === 'site'
    case 'dilemma':
      if (place === 'space') return icons.includes('self-controlling')
      return place === 'under' && !!mission && maySeed(table, card, mission, seeds)
    case 'artifact': {
      const isEquipment = keywords.includes('equipment artifact')
      const isThere = place === 'under' || place === 'on'
      return (
        (isEquipment && isWhereTeamsAre(table, card)) || (isThere && !!mission && maySeed(table, card, mission, seeds))
      )
    }
    default:
      return place === 'under' && !!mission && !!seeds?.length && maySeed(table, card, mission, seeds)
  }
}

const isLocation = (table: Table, card: Card): boolean => ['mission', 'time location'].includes(table.facts(card).type)

function isWhereTeamsAre(table: Table, { where: [place, holder] }: Card): boolean {
  const host = table.card(holder)
  return (
    place === 'aboard' || place === 'site' || (place === 'planet' && !!host && fitsMission(table.facts(host), 'planet'))
  )
}

/** Under a mission of its kind, unless its row says otherwise. */
function maySeed(table: Table, card: Card, mission: Card, seeds: Lies['seeds']): boolean {
  const { type, kind = 'dual', icons = [] } = table.facts(card)
  const of = table.facts(mission)
  if (seeds?.length) return seeds.some(word => word === of.type || fitsMission(of, word))
  if (type === 'artifact') return fitsMission(of, 'planet') || !!table.text(card)?.inSpace
  return kind === 'dual' || icons.includes('q') || fitsMission(of, kind)
}
