import { type CardFacts, editionOfCard } from '../facts.ts'
import { listOf } from './cells.ts'
import type { Row } from './columns.ts'
import type { Imported } from './import-cards.ts'
import { keywordsOf } from './keywords-2e.ts'
import type { Vocabulary } from './requirement-atom.ts'
import { shipEquipment } from './words.ts'

const present: ReadonlySet<string> = new Set(['personnel', 'equipment', 'artifact'])

/** What missions may ask for, as the cards of the file know it. */
export function vocabularyOf(cards: readonly CardFacts[]): Vocabulary {
  const able = cards.filter(card => present.has(card.type))
  const equipment: readonly string[] = shipEquipment
  const keywords = able.flatMap(card => card.keywords ?? []).filter(word => !equipment.includes(word))
  const bySmall = (words: readonly string[]) => new Map(words.map(word => [word.toLowerCase(), word]))
  return {
    species: bySmall(able.flatMap(card => card.species ?? [])),
    keywords: bySmall(keywords),
    anyOf: name => able.filter(card => bearsName(card, name)).map(card => card.title),
  }
}

/** Is the name in the title, or that of the persona? */
function bearsName({ title, persona = [] }: CardFacts, name: string): boolean {
  const words = ` ${title.toLowerCase()} `
  return (
    words.includes(` ${name.toLowerCase()} `) ||
    persona.some(one => one.toLowerCase().split(' ').includes(name.toLowerCase()))
  )
}

/** Second Edition names ships by how their titles begin. */
function commandedBy(row: Row, card: CardFacts, imported: readonly Imported[]): readonly string[] {
  if (editionOfCard(card) === 'first') return listOf(row, 'commands')
  const { commands } = keywordsOf(row.cells.characteristics.text)
  if (!commands.length) return []
  return imported.flatMap(({ card }) =>
    card?.type === 'ship' && commands.some(name => `${card.title} `.startsWith(`${name} `)) ? [card.title] : [],
  )
}

/** Ships name their matching commanders, and personnel the ships that they command: both are facts of the ship. */
export function matchingCommanders(imported: readonly Imported[], rows: readonly Row[]): readonly Imported[] {
  const commanders = new Map<string, string[]>()
  const add = (ship: string, commander: string) => commanders.set(ship, [...(commanders.get(ship) ?? []), commander])
  imported.forEach(({ card }, at) => {
    const row = rows[at]
    if (!card || !row) return
    if (card.type === 'ship') for (const commander of listOf(row, 'commands')) add(card.title, commander)
    if (card.type === 'personnel') for (const ship of commandedBy(row, card, imported)) add(ship, card.title)
  })
  return imported.map(one => {
    const found = one.card?.type === 'ship' ? commanders.get(one.card.title) : undefined
    return one.card && found ? { ...one, card: { ...one.card, matchingCommanders: [...new Set(found)] } } : one
  })
}
