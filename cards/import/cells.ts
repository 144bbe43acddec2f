import type { CardFacts } from '../facts.ts'
import { tableOf } from '../table-of.ts'
import type { Field, Row } from './columns.ts'
import type { Remarks } from './remark.ts'
import { affiliationCodes, affiliationNames, iconCodes, nemesisColours } from './words.ts'

/** Characteristics as the documents write them. */
const written: Readonly<Record<string, string>> = tableOf({
  'Asymmetric mission': 'asymmetric',
  'Captains Order': "Captain's Order",
  'Equipment-artifacts': 'equipment artifact',
})

/** The words of a cell that holds a list. */
export function listOf(row: Row, field: Field): readonly string[] {
  const words = row.cells[field].text.split(';').map(word => word.trim())
  return [...new Set(words.filter(Boolean).map(word => written[word] ?? word))]
}

/**
 * The fixed part of a printed number: `7+X` is 7, `30*` is 30; X, NO and other letters alone are no number.
 * What is neither is remarked on.
 */
export function numberOf(row: Row, field: Field, remarks: Remarks): number | undefined {
  return numberIn(row.cells[field].text.trim(), part => remarks.add(field, row.cells[field], part, 'no number'))
}

/** As `numberOf`, of a part of a cell. */
export function numberIn(text: string, strange: (part: string) => void): number | undefined {
  if (!text || /^(?:\d*[XxYZ]|NO|Q|\*)$/.test(text)) return undefined
  const fixed = text.match(/^(-?\d+)(?:\*|[+-][Xx])?$/)
  if (fixed) return Number(fixed[1])
  strange(text)
  return undefined
}

/** `Federation/Bajoran` as affiliations. */
export function affiliationsOf(row: Row, remarks: Remarks): readonly string[] {
  const cell = row.cells.affiliation
  return cell.text.split('/').flatMap(word => {
    const name = word.trim().toLowerCase()
    if (!name) return []
    if ((affiliationNames as readonly string[]).includes(name)) return [name]
    remarks.add('affiliation', cell, word, 'no affiliation')
    return []
  })
}

const iconPattern = /\[([^[\]]*)\]|<([A-Za-z]+)>|\(([A-Z])>|<([A-Z])\)|(\S+?)(?=[\s[<(]|$)/g

/** The icons of a cell, each as often as it is printed. */
export function iconsOf(
  row: Row,
  remarks: Remarks,
  codes: Readonly<Record<string, string>> = iconCodes,
): readonly string[] {
  const cell = row.cells.icons
  return [...cell.text.matchAll(iconPattern)].flatMap(found => {
    const icon = iconNamed(found, codes)
    if (icon) return [icon]
    remarks.add('icons', cell, found[0], 'no icon', 'the other icons', found.index)
    return []
  })
}

function iconNamed(
  [, code, infiltration, right, left]: readonly (string | undefined)[],
  codes: Readonly<Record<string, string>>,
): string | undefined {
  if (code !== undefined) return codes[code.toLowerCase()]
  if (infiltration !== undefined) {
    const of = affiliationCodes[infiltration.toLowerCase()] ?? (infiltration === 'Maq' ? 'maquis' : undefined)
    return of && `${of} infiltration`
  }
  const colour = nemesisColours[right ?? left ?? '']
  return colour && `nemesis ${colour} ${right ? 'right' : 'left'}`
}

/** Leaves out what a card has none of. */
export function printed(facts: Partial<CardFacts>): Partial<CardFacts> {
  const entries = Object.entries(facts).filter(([, value]) => {
    if (value === undefined) return false
    if (Array.isArray(value)) return value.length > 0
    return typeof value !== 'object' || Object.keys(value).length > 0
  })
  return Object.fromEntries(entries)
}
