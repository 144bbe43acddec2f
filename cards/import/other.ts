import type { CardFacts, CardType } from '../facts.ts'
import { affiliationsOf, iconsOf, listOf, numberOf, printed } from './cells.ts'
import type { Row } from './columns.ts'
import { kindOf, placeOf } from './mission.ts'
import type { Remarks } from './remark.ts'

/** Cards on which ships are pictured that act for themselves have a ship's attributes. */
const selfActing: ReadonlySet<CardType> = new Set(['dilemma', 'facility'])

/** What cards of the other types are printed with. Numbers of tactics change damage and are game text. */
export function otherFacts(
  row: Row,
  type: CardType,
  remarks: Remarks,
): { facts: Partial<CardFacts>; gameText: boolean } {
  const attributes = selfActing.has(type)
    ? {
        range: numberOf(row, 'first', remarks),
        weapons: numberOf(row, 'second', remarks),
        shields: numberOf(row, 'third', remarks),
      }
    : {}
  const facts = printed({
    affiliations: type === 'facility' ? affiliationsOf(row, remarks) : [],
    icons: iconsOf(row, remarks),
    keywords: keywordsOf(row, type),
    class: row.cells.class.text.trim().toLowerCase() || undefined,
    kind: kindOf(row, remarks),
    ...placeOf(row, remarks),
    points: numberOf(row, 'points', remarks),
    ...attributes,
  } as Partial<CardFacts>)
  return { facts, gameText: row.cells.text.text.trim() !== '' }
}

function keywordsOf(row: Row, type: CardType): readonly string[] {
  const listed = listOf(row, 'characteristics').map(word => word.replace(/-related Equipment$/, '-related equipment'))
  return type === 'site' || type === 'doorway' ? listed.filter(word => !word.endsWith(' Region')) : listed
}
