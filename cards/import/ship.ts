import type { CardFacts } from '../facts.ts'
import { affiliationsOf, iconsOf, listOf, numberOf, printed } from './cells.ts'
import type { Row } from './columns.ts'
import type { Remarks } from './remark.ts'
import { affiliationCodes, iconCodes } from './words.ts'

/** What a ship is printed with. */
export function shipFacts(row: Row, remarks: Remarks): { facts: Partial<CardFacts>; gameText: boolean } {
  const facts = printed({
    affiliations: affiliationsOf(row, remarks),
    icons: iconsOf(row, remarks),
    keywords: keywordsOf(row),
    class: classOf(row),
    range: numberOf(row, 'first', remarks),
    weapons: numberOf(row, 'second', remarks),
    shields: numberOf(row, 'third', remarks),
    points: numberOf(row, 'points', remarks),
    persona: listOf(row, 'persona').filter(name => !/^[(<]/.test(name)),
    namesInLore: listOf(row, 'names'),
  })
  const staffing = staffingOf(row, remarks)
  return { facts: { ...facts, ...(staffing ? { staffing } : {}) }, gameText: /[.{]|DL\//.test(row.cells.text.text) }
}

/** What the exports say of a ship because of its affiliation or class repeats other facts. */
function keywordsOf(row: Row): readonly string[] {
  const listed = listOf(row, 'characteristics').filter(word => !/^[A-Z][\w'-]+ ship$/.test(word))
  return [...new Set(listed)]
}

/** `Galaxy Class` is the class Galaxy. */
export function classOf(row: Row): string | undefined {
  const word = row.cells.class.text.trim()
  return word ? word.replace(/[ -][Cc]lass$/, '') : undefined
}

/** One icon per entry; none = nobody is needed. Staffing that asks for more than icons is remarked on. */
export function staffingOf(row: Row, remarks: Remarks): readonly string[] | undefined {
  const cell = row.cells.staffing
  const [first = ''] = cell.text.split(/(?<! ) +OR\b/)
  const icons = [...first.matchAll(/\[([^[\]]*)\]/g)].map(found => staffIcon(found[1] ?? ''))
  const rest = cell.text.replaceAll(/\[[^[\]]*\]/g, ' ').trim()
  if (rest) remarks.add('staffing', cell, rest, 'no icon', icons.length ? 'the icons before it' : 'nothing of it')
  if (icons.includes(undefined)) {
    remarks.add('staffing', cell, cell.text, 'an icon that staffs no ship')
    return undefined
  }
  return rest && !icons.length ? undefined : (icons as string[]).sort()
}

function staffIcon(code: string): string | undefined {
  return iconCodes[code.toLowerCase()] ?? affiliationCodes[code.toLowerCase()]
}
