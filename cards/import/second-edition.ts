import type { CardFacts, CardType, MissionRequirement } from '../facts.ts'
import { affiliationsOf, iconsOf, numberOf, printed } from './cells.ts'
import type { Row } from './columns.ts'
import { kindOf, placeOf } from './mission.ts'
import type { Remarks } from './remark.ts'
import type { Vocabulary } from './requirement-atom.ts'
import { readSecondEditionRequirement, secondEditionSkills } from './second-edition-requirement.ts'
import { classOf, shipFacts } from './ship.ts'
import { affiliationCodes, affiliationNames } from './words.ts'

type Found = { readonly facts: Partial<CardFacts>; readonly gameText: boolean }

/** What a card of Second Edition is printed with. */
export function secondEditionFacts(row: Row, type: CardType, remarks: Remarks, vocabulary: Vocabulary): Found {
  const { facts, gameText } = ofType(row, type, remarks, vocabulary)
  const cost = numberOf(row, 'cost', remarks)
  return { facts: { ...facts, ...(cost === undefined ? {} : { cost }) }, gameText }
}

function ofType(row: Row, type: CardType, remarks: Remarks, vocabulary: Vocabulary): Found {
  const gameText = row.cells.text.text.trim() !== ''
  const keywords = keywordsOf(row).filter(word => !/^(?:Region|Commander): /.test(word))
  if (type === 'ship') return { facts: printed({ ...shipFacts(row, remarks).facts, keywords }), gameText }
  if (type === 'mission') return missionFacts(row, remarks, keywords, vocabulary)
  const facts = {
    affiliations: type === 'personnel' ? affiliationsOf(row, remarks) : [],
    icons: iconsOf(row, remarks),
    keywords,
    class: classOf(row),
    kind: kindOf(row, remarks),
    points: numberOf(row, 'points', remarks),
  } as Partial<CardFacts>
  return { facts: printed(type === 'personnel' ? { ...facts, ...ofPersonnel(row, remarks) } : facts), gameText }
}

function ofPersonnel(row: Row, remarks: Remarks): Partial<CardFacts> {
  const { species } = row.cells
  return {
    species: species.text.split('/').flatMap(word => word.trim() || []),
    skills: skillsOf(row, remarks),
    integrity: numberOf(row, 'first', remarks),
    cunning: numberOf(row, 'second', remarks),
    strength: numberOf(row, 'third', remarks),
  }
}

/** `2 Diplomacy Honor`: a number stands before the skill of which it is the level. */
function skillsOf(row: Row, remarks: Remarks): Readonly<Record<string, number>> {
  const cell = row.cells.skills
  const skills: Record<string, number> = {}
  let level = 1
  for (const word of cell.text.split(/\s/).filter(Boolean)) {
    if (/^\d+$/.test(word)) {
      level = Number(word)
      continue
    }
    if (secondEditionSkills.has(word)) skills[word] = (skills[word] ?? 0) + level
    else remarks.add('skills', cell, word, 'no skill', 'the other skills')
    level = 1
  }
  return skills
}

function missionFacts(row: Row, remarks: Remarks, keywords: readonly string[], vocabulary: Vocabulary): Found {
  const { skills } = row.cells
  const region = keywordsOf(row).find(word => word.startsWith('Region: '))
  const kind = kindOf(row, remarks)
  const facts = {
    attemptedBy: attemptedBy(row, remarks),
    icons: iconsOf(row, remarks),
    keywords,
    kind,
    ...placeOf(row, remarks),
    ...(region ? { region: region.slice('Region: '.length) } : {}),
    span: numberOf(row, 'span', remarks),
    points: numberOf(row, 'points', remarks),
    ...(kind === 'headquarters' ? {} : { requires: requirementsOf(row, remarks, vocabulary) }),
  } as Partial<CardFacts>
  const gameText = row.cells.text.text.trim() !== '' || (kind === 'headquarters' && skills.text.trim() !== '')
  return { facts: printed(facts), gameText }
}

function requirementsOf(row: Row, remarks: Remarks, vocabulary: Vocabulary): readonly MissionRequirement[] | undefined {
  const cell = row.cells.skills
  if (!cell.text.trim()) return undefined
  const read = readSecondEditionRequirement(cell.text, vocabulary)
  if ('alternatives' in read) return read.alternatives
  remarks.add('skills', cell, read.strange, 'no requirement that facts can state', 'no requirement')
  return undefined
}

/** Icons, or a sentence for all, for all but some, or for nobody. */
function attemptedBy(row: Row, remarks: Remarks): readonly string[] | undefined {
  const cell = row.cells.affiliation
  const text = cell.text.trim()
  const icons = [...text.matchAll(/\[(\w+)\]/g)].map(found => affiliationCodes[(found[1] ?? '').toLowerCase()])
  const known = icons.filter(icon => icon !== undefined)
  if (text === 'This mission is not attemptable.' || /^\w+ Headquarters$/.test(text)) return undefined
  if (text === 'Any affiliation may attempt this mission.') return ['any']
  if (/^Any affiliation \(except (?:\[\w+\](?:,? (?:and |or )?)?)+\) may attempt this mission\.$/.test(text))
    return affiliationNames.filter(name => name !== 'neutral' && !known.includes(name))
  if (known.length < icons.length || text.replaceAll(/\[\w+\]|[ ,]/g, ''))
    remarks.add('affiliation', cell, text, 'not a list of affiliations', known.length ? 'the other icons' : undefined)
  return known
}

/** Words between full stops; those of abbreviations such as U.S.S. end nothing, and what stands in brackets explains. */
function keywordsOf(row: Row): readonly string[] {
  const text = row.cells.keywords.text.replaceAll(/\([^()]*\)/g, ' ')
  const words = text.replaceAll(/\b(?:[A-Z]\.){2,}(?! *$)/g, found => found.replaceAll('.', '\u0000')).split('.')
  return [...new Set(words.flatMap(word => word.replaceAll('\u0000', '.').trim() || []))]
}

/** The ships that a card of personnel commands. */
export const shipsCommanded = (row: Row): readonly string[] =>
  keywordsOf(row).flatMap(word => (word.startsWith('Commander: ') ? [word.slice('Commander: '.length)] : []))
