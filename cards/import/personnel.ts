import type { CardFacts } from '../facts.ts'
import { tableOf } from '../table-of.ts'
import { affiliationsOf, iconsOf, listOf, numberOf, printed } from './cells.ts'
import type { Row } from './columns.ts'
import { individualsOf } from './individuals.ts'
import type { Remarks } from './remark.ts'
import { readSkills, type SkillBox } from './skills.ts'
import { classifications } from './words.ts'

const genders: Readonly<Record<string, NonNullable<CardFacts['gender']>>> = tableOf({
  Male: 'male',
  Female: 'female',
  Neuter: 'neuter',
})

/** Words of the column of characteristics that repeat what another fact says. */
const repeats = new Set(['Dual Personnel', 'Androgynous'])

/** Ranks and callings, which stand first where no species is given. */
const callings = new Set(
  'Admiral Ambassador Assassin Bodyguard Cadet Captain Chancellor Colonel Cook Counselor Emperor General Governor Minister Nurse President Professor Queen Senator Teacher Thief'.split(
    ' ',
  ),
)

/** What a personnel card is printed with. `gameText` = sentences stand on it, of which nothing is kept. */
export function personnelFacts(row: Row, remarks: Remarks): { facts: Partial<CardFacts>; gameText: boolean } {
  const { species, gender, keywords } = characteristicsOf(row)
  const shared = {
    affiliations: affiliationsOf(row, remarks),
    species,
    icons: iconsOf(row, remarks),
    keywords,
    persona: personaOf(row),
    namesInLore: listOf(row, 'names'),
  }
  const dual = /\+/.test(row.cells.class.text) || /\d\+\d/.test(row.cells.first.text)
  if (dual) {
    const { individuals, gameText } = individualsOf(row, species, remarks)
    return { facts: printed({ ...shared, individuals }), gameText }
  }
  const classification = classificationOf(row, remarks)
  const { skills, gameText } = skillsOf(row, classification, remarks)
  const facts = printed({
    ...shared,
    gender,
    classification,
    skills,
    integrity: numberOf(row, 'first', remarks),
    cunning: numberOf(row, 'second', remarks),
    strength: numberOf(row, 'third', remarks),
    points: numberOf(row, 'points', remarks),
  })
  return { facts, gameText }
}

/** The first word is the species unless it is another characteristic; the others are gender and keywords. */
function characteristicsOf(
  row: Row,
): Pick<CardFacts, 'gender'> & { species: readonly string[]; keywords: readonly string[] } {
  const [first = '', ...rest] = listOf(row, 'characteristics')
  const hasSpecies =
    first !== '' && !(first in genders) && !callings.has(first) && !/-related|^Support |^Mission /.test(first)
  const others = hasSpecies ? rest : [first, ...rest]
  const named = others.filter(word => word in genders)
  const keywords = others.filter(word => word && !(word in genders) && !repeats.has(word))
  const species = hasSpecies ? first.split('/').map(word => word.trim()) : []
  const gender = named.length === 1 ? genders[named[0] ?? ''] : undefined
  return { species: [...new Set(species)], keywords, ...(gender ? { gender } : {}) }
}

/** Names in brackets are those of a counterpart or of somebody who is only impersonated: no persona. */
function personaOf(row: Row): readonly string[] {
  return listOf(row, 'persona').filter(name => !/^[(<]/.test(name) && name !== row.cells.title.text.trim())
}

function classificationOf(row: Row, remarks: Remarks): string | undefined {
  const cell = row.cells.class
  const word = cell.text.trim()
  if (!word || word === '*') return undefined
  if ((classifications as readonly string[]).includes(word)) return word
  remarks.add('class', cell, word, 'no classification')
  return undefined
}

/** The box begins with the classification, which is no skill. */
function skillsOf(row: Row, classification: string | undefined, remarks: Remarks): SkillBox {
  const cell = row.cells.text
  const begins = classification ?? row.cells.class.text.trim()
  const box = readSkills(cell.text, begins && cell.text.trimStart().startsWith(begins) ? begins.length : 0)
  for (const { part, index } of box.strange)
    remarks.add('text', cell, part, 'neither a skill nor a sentence', 'the other skills', index)
  return box
}
