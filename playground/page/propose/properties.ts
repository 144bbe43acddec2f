import type { Written } from '../../../analysis/impact/circumstances.ts'
import { findCard } from '../../../cards/catalogue.ts'
import type { CardFacts } from '../../../cards/facts.ts'
import type { Board } from '../../../protocol/types.ts'

/** What a filter can say of the cards of those titles, as they are on the board: one thing each. */
export function propertiesOf(titles: Iterable<string>, board: Board): readonly Written[] {
  const all = [...titles].flatMap(title => [...printed(title, board), ...asItIs(title, board)])
  return [...new Map(all.map(one => [JSON.stringify(one), one])).values()]
}

function printed(title: string, { made = [] }: Board): readonly Written[] {
  const facts: Partial<CardFacts> | undefined = made.find(one => one.title === title) ?? findCard(title)
  const { type, affiliations = [], classification, skills = {}, icons = [], species = [], gender } = facts ?? {}
  return [
    ...each('type', [type]),
    { name: title },
    ...each('affiliation', affiliations),
    ...each('species', species),
    ...each('classification', [classification]),
    ...each('skill', Object.keys(skills)),
    ...each('icon', icons),
    ...each('gender', [gender]),
    ...each('class', [facts?.class]),
  ]
}

const asItIs = (title: string, { cards }: Board): readonly Written[] =>
  each(
    'is',
    cards.filter(card => (card.title ?? card.id) === title).flatMap(card => card.is ?? []),
  )

const each = (key: string, values: readonly (string | undefined)[]): readonly Written[] =>
  values.flatMap(value => (value === undefined ? [] : [{ [key]: value }]))

/** Several such as one filter: of one key any of its values, of several keys all. */
export function together(properties: readonly Written[]): Written {
  const values = new Map<string, string[]>()
  for (const one of properties)
    for (const [key, value] of Object.entries(one)) values.set(key, [...(values.get(key) ?? []), value as string])
  return Object.fromEntries([...values].map(([key, all]) => [key, all.length === 1 ? all[0]! : all]))
}
