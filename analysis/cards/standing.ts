import type { CardFacts } from '../../cards/facts.ts'
import { stands } from '../../cards/game-text.ts'
import type { Card } from '../../protocol/types.ts'
import { fitsMission, type Table } from './table.ts'

const lines = stands()

/** Does the facility stand at a mission where its print, or the rule for outposts, lets it? */
export function mayStand(table: Table, facility: Card, mission: Card): boolean {
  if (!table.isPrinted(mission)) return true
  const { class: kind, affiliations = [] } = table.facts(facility)
  const of = table.facts(mission)
  const own = lines[facility.title ?? facility.id]
  if (own) return own.some(line => line.split(' and ').every(word => isLike(of, word)))
  const aligned = affiliations.filter(one => one !== 'neutral' && one !== 'non-aligned')
  if (kind !== 'outpost' || !aligned.length) return true
  return !isHomeworld(of) && aligned.some(one => hasIcon(of, one))
}

/** Is the mission what this word of a line says? */
function isLike(mission: CardFacts, word: string): boolean {
  const [, what = '', name = ''] = /^(icon|region|place|outside) (.*)$/.exec(word) ?? ['', word]
  switch (what) {
    case 'icon':
      return hasIcon(mission, name)
    case 'region':
      return mission.region === name
    case 'outside':
      return mission.region !== name
    case 'place':
      return !!mission.location?.includes(name)
    case 'no icons':
      return (mission.attemptedBy ?? []).every(one => one === 'any')
    case 'no homeworld':
      return !isHomeworld(mission)
    default:
      return fitsMission(mission, what)
  }
}

const isHomeworld = ({ keywords }: CardFacts): boolean => !!keywords?.includes('Homeworld')

const hasIcon = ({ attemptedBy = [] }: CardFacts, affiliation: string): boolean =>
  attemptedBy.includes('any') || attemptedBy.includes(affiliation)
