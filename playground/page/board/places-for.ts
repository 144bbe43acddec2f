import type { CardType } from '../../../cards/facts.ts'
import type { Board } from '../../../protocol/types.ts'
import { inPlay } from '../../../steps/judge/copies.ts'
import { typeOfTitle, typesOf } from '../../../steps/judge/types-of.ts'

/** A card on the board, as places name it. */
export interface Standing {
  readonly title: string
  readonly type: CardType | undefined
}

const piles = ['in hand', 'in draw deck', 'in discard pile', 'on the table', 'in point area', 'out of play'] as const

/** Where a mission of First Edition lies. */
export const spaceline = 'in the spaceline'

/** Where a card of that type may be put, the usual place first. */
export function placesFor(type: CardType | undefined, standing: readonly Standing[]): readonly string[] {
  const of = (...types: readonly CardType[]): readonly string[] =>
    standing.filter(one => one.type && types.includes(one.type)).map(({ title }) => `"${title}"`)
  const missions = of('mission', 'time location')
  const vessels = of('ship', 'facility')
  const each = (preposition: string, names: readonly string[]): readonly string[] =>
    names.map(name => `${preposition} ${name}`)
  switch (type) {
    case 'mission':
      return [spaceline, ...piles]
    case 'ship':
      return [...each('at', missions), ...each('docked at', of('facility')), ...each('aboard', vessels), ...piles]
    case 'facility':
      return [...each('at', missions), ...each('on', missions), ...piles]
    case 'personnel':
    case 'equipment':
      return [...each('aboard', vessels), ...each('on', missions), ...piles]
    case 'dilemma':
    case 'artifact':
      return [...each('under', missions), ...each('on', [...missions, ...of('ship')]), ...piles]
    default:
      return [...piles, ...each('on', [...missions, ...vessels, ...of('personnel')]), ...each('under', missions)]
  }
}

/** The cards in play, to which others can be put. */
export function standingOn({ cards, made = [] }: Board): readonly Standing[] {
  const types = typesOf(made)
  const titles = [...new Set(cards.filter(inPlay).map(({ id, title = id }) => title))]
  return titles.map(title => ({ title, type: typeOfTitle(title, types) }))
}
