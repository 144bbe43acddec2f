import type { CardFacts, CardType } from '../facts.ts'
import { affiliationsOf, iconsOf, numberOf, printed } from './cells.ts'
import type { Row } from './columns.ts'
import { keywordsOf } from './keywords-2e.ts'
import { attemptsOf, kindOf, placeOf } from './mission.ts'
import type { Remarks } from './remark.ts'
import { readRequirement } from './requirement.ts'
import { secondEdition } from './requirement-2e.ts'
import type { Vocabulary } from './requirement-atom.ts'
import { classOf, staffingOf } from './ship.ts'
import { secondEditionSkills } from './skill-names.ts'
import { iconCodes, secondEditionIcons } from './words.ts'

interface Read {
  readonly facts: Partial<CardFacts>
  readonly gameText: boolean
}

/** What a card of Second Edition is printed with. */
export function secondEditionFacts(row: Row, type: CardType, remarks: Remarks, vocabulary: Vocabulary): Read {
  const { keywords, region, gameText } = keywordsOf(row.cells.characteristics.text)
  const more = type === 'mission' ? missionFacts(row, remarks, vocabulary) : { facts: factsOf(row, type, remarks) }
  const facts = printed({
    keywords,
    region,
    icons: iconsOf(row, remarks, codes),
    cost: numberOf(row, 'cost', remarks) ?? 0,
    ...more.facts,
  })
  return {
    facts: { ...facts, ...staffed(row, type, remarks) },
    gameText: gameText || ('gameText' in more && more.gameText) || row.cells.text.text.trim() !== '',
  }
}

const codes = { ...iconCodes, ...secondEditionIcons }

function staffed(row: Row, type: CardType, remarks: Remarks): Pick<CardFacts, 'staffing'> {
  const staffing = type === 'ship' ? staffingOf(row, remarks) : undefined
  return staffing ? { staffing } : {}
}

function factsOf(row: Row, type: CardType, remarks: Remarks): Partial<CardFacts> {
  const number = (field: 'first' | 'second' | 'third') => numberOf(row, field, remarks)
  const affiliations = affiliationsOf(row, remarks)
  if (type === 'personnel')
    return {
      affiliations,
      species: speciesOf(row),
      skills: skillsOf(row, remarks),
      integrity: number('first'),
      cunning: number('second'),
      strength: number('third'),
    } as Partial<CardFacts>
  if (type === 'ship')
    return {
      affiliations,
      class: classOf(row),
      range: number('first'),
      weapons: number('second'),
      shields: number('third'),
    } as Partial<CardFacts>
  return { ...placeOf(row, remarks), kind: kindOf(row, remarks) } as Partial<CardFacts>
}

const speciesOf = (row: Row): readonly string[] => [
  ...new Set(row.cells.species.text.split('/').flatMap(word => word.trim() || [])),
]

const skillAt = new RegExp(`[\\s,]*(?:(\\d) ?)?(${secondEditionSkills.join('|')})(?=[\\s,.]|$)`, 'y')

/** `Anthropology 2 Law Security`, which is no text. */
function skillsOf(row: Row, remarks: Remarks): Readonly<Record<string, number>> {
  const cell = row.cells.skills
  const skills: Record<string, number> = {}
  let at = 0
  for (;;) {
    skillAt.lastIndex = at
    const found = skillAt.exec(cell.text)
    if (!found) break
    skills[found[2] ?? ''] = (skills[found[2] ?? ''] ?? 0) + Number(found[1] ?? 1)
    at = skillAt.lastIndex
  }
  const rest = cell.text.slice(at).trim()
  if (rest && rest !== '.') remarks.add('skills', cell, rest, 'no skill', 'the skills before it')
  return skills
}

/** A mission without points is a headquarters, and what stands for its requirements is game text. */
function missionFacts(row: Row, remarks: Remarks, vocabulary: Vocabulary): Read {
  const cell = row.cells.skills
  const kind = kindOf(row, remarks)
  const place = {
    kind,
    ...placeOf(row, remarks),
    ...attemptsOf(row, remarks),
    span: numberOf(row, 'span', remarks),
    points: numberOf(row, 'points', remarks),
  } as Partial<CardFacts>
  if (kind === 'headquarters' || !cell.text.trim()) return { facts: place, gameText: cell.text.trim() !== '' }
  const read = readRequirement(cell.text, vocabulary, secondEdition)
  if ('alternatives' in read) return { facts: { ...place, requires: read.alternatives }, gameText: false }
  remarks.add('skills', cell, read.strange, 'no requirement that facts can state', 'no requirement', read.index)
  return { facts: place, gameText: true }
}
