import type { CardFacts } from '../facts.ts'
import { iconsOf, listOf, numberIn, printed } from './cells.ts'
import type { Field, Row } from './columns.ts'
import type { Remarks } from './remark.ts'
import { readSkills } from './skills.ts'
import { classifications } from './words.ts'

interface Listed {
  readonly name: string
  readonly from: number
  readonly to: number
}

/**
 * The two on a dual-personnel card. Classifications, icons and attributes are printed in the order in which the two
 * are listed; the name of each stands before its skills.
 */
export function individualsOf(
  row: Row,
  species: readonly string[],
  remarks: Remarks,
): { individuals: readonly Partial<CardFacts>[]; gameText: boolean } {
  const { text } = row.cells
  const listed = listedIn(text.text)
  if (listed.length !== 2) {
    remarks.add('text', text, text.text, 'a dual-personnel card lists two names, each before a colon')
    return { individuals: [], gameText: false }
  }
  const boxes = listed.map(({ from, to }) => readSkills(text.text.slice(0, to), from))
  for (const { strange } of boxes)
    for (const { part, index } of strange)
      remarks.add('text', text, part, 'neither a skill nor a sentence', 'the other skills', index)
  const shared = sharedFacts(row, species, remarks)
  const individuals = listed.map(({ name }, at) =>
    printed({ title: fullName(name, listOf(row, 'persona'), at), ...shared(at), skills: boxes[at]?.skills ?? {} }),
  )
  return { individuals, gameText: boxes.some(box => box.gameText) }
}

/** `Kurn: … Worf: …`, behind the classifications. */
function listedIn(text: string): readonly Listed[] {
  const begin = text.match(/^[A-Z.+ ]*?\+[A-Z.]+ /)?.[0].length ?? 0
  const found = [...text.slice(begin).matchAll(/(?:^|(?<= ))([A-Z0-9][\w'-]*): /g)]
  return found.map((one, at) => ({
    name: one[1] ?? '',
    from: begin + one.index + one[0].length,
    to: begin + (found[at + 1]?.index ?? text.length),
  }))
}

/** The whole name where the persona of the same place has it: Geordi is Geordi La Forge. */
function fullName(name: string, personas: readonly string[], at: number): string {
  const persona = personas[at]?.replaceAll(/[()<>]/g, '')
  return persona?.split(' ').some(word => word.startsWith(name)) ? persona : name
}

function sharedFacts(row: Row, species: readonly string[], remarks: Remarks): (at: number) => Partial<CardFacts> {
  const halves = (field: Field) => row.cells[field].text.split('+').map(part => part.trim())
  const [first, second, third, classes] = [halves('first'), halves('second'), halves('third'), halves('class')]
  const icons = iconsOf(row, remarks).filter(icon => staffing.has(icon))
  const genders = listOf(row, 'characteristics').filter(word => word === 'Male' || word === 'Female')
  const number = (field: Field, parts: readonly string[], at: number) =>
    parts.length === 2
      ? numberIn(parts[at] ?? '', part => remarks.add(field, row.cells[field], part, 'no number'))
      : void (at === 0 && remarks.add(field, row.cells[field], parts.join('+'), 'not one number for each of the two'))
  if (classes.length !== 2 && classes[0])
    remarks.add('class', row.cells.class, classes.join('+'), 'not one classification for each of the two')
  for (const word of classes.length === 2 ? classes : [])
    if (!(classifications as readonly string[]).includes(word))
      remarks.add('class', row.cells.class, word, 'no classification')
  return at =>
    ({
      ...(species.length === 1 ? { species } : {}),
      ...(genders.length === 1 ? { gender: genders[0] === 'Male' ? 'male' : 'female' } : {}),
      ...((classifications as readonly string[]).includes(classes[at] ?? '') ? { classification: classes[at] } : {}),
      ...(icons[at] ? { icons: [icons[at]] } : {}),
      integrity: number('first', first, at),
      cunning: number('second', second, at),
      strength: number('third', third, at),
    }) as Partial<CardFacts>
}

const staffing = new Set(['staff', 'command', 'communication', 'navigation', 'defense', 'enterprise-e'])
