import type { CardFacts, MissionRequirement } from '../facts.ts'
import { iconsOf, listOf, numberOf, printed } from './cells.ts'
import type { Row } from './columns.ts'
import type { Remarks } from './remark.ts'
import { readRequirement } from './requirement.ts'
import type { Vocabulary } from './requirement-atom.ts'
import {
  affiliationCodes,
  affiliationNames,
  kindWords,
  quadrantLetters,
  quadrantWords,
  secondEditionAffiliations,
} from './words.ts'

interface MissionFacts {
  readonly facts: Partial<CardFacts>
  readonly gameText: boolean
}

/** What a mission is printed with. Of a mission with two sides, the side of its owner. */
export function missionFacts(row: Row, remarks: Remarks, vocabulary: Vocabulary): MissionFacts {
  const { requires, gameText } = requirementsOf(row, remarks, vocabulary)
  const facts = printed({
    ...attemptsOf(row, remarks),
    icons: iconsOf(row, remarks),
    keywords: listOf(row, 'characteristics').filter(word => !word.endsWith(' Region')),
    class: row.cells.class.text.trim().toLowerCase() || undefined,
    kind: kindOf(row, remarks),
    ...placeOf(row, remarks),
    span: numberOf(row, 'span', remarks),
    points: numberOf(row, 'points', remarks),
    requires,
  } as Partial<CardFacts>)
  return { facts, gameText }
}

/** Where a mission, dilemma or time location may be met. */
export function kindOf(row: Row, remarks: Remarks): CardFacts['kind'] {
  const cell = row.cells.kind
  const word = cell.text.trim()
  if (!word) return undefined
  const kind = kindWords[word]
  if (!kind) remarks.add('kind', cell, word, 'neither planet nor space')
  return kind
}

/** Quadrant and region of a location. */
export function placeOf(row: Row, remarks: Remarks): Pick<CardFacts, 'quadrant' | 'region'> {
  const { quadrant, region } = row.cells
  const word = quadrant.text.trim().toLowerCase()
  const known = quadrantWords.find(one => one === word) ?? quadrantLetters[word]
  if (word && !known) remarks.add('quadrant', quadrant, quadrant.text, 'no quadrant')
  const name = region.text.trim().replace(/ Region$/, '')
  return { ...(known ? { quadrant: known } : {}), ...(name ? { region: name } : {}) }
}

/** `[FED][ROM]`, or a sentence for all; the name before the icons is that of an outpost on the mission. */
export function attemptsOf(row: Row, remarks: Remarks): Pick<CardFacts, 'attemptedBy' | 'affiliations'> {
  const cell = row.cells.affiliation
  if (/^Any (?:Away Team|crew) +may attempt mission\.(?: [A-Z].*)?$/.test(cell.text.trim()))
    return { attemptedBy: ['any'] }
  const secondEdition = attemptsByAny(cell.text.trim())
  if (secondEdition) return secondEdition
  if (/^Any /.test(cell.text.trim())) {
    remarks.add('affiliation', cell, cell.text, 'not a list of affiliations')
    return {}
  }
  const icons = [...cell.text.matchAll(/\[(\w+)\]/g)]
  const known = icons.flatMap(found => affiliationCodes[(found[1] ?? '').toLowerCase()] ?? [])
  for (const found of icons)
    if (!affiliationCodes[(found[1] ?? '').toLowerCase()])
      remarks.add('affiliation', cell, found[0], 'no affiliation', 'the other affiliations', found.index)
  const rest = cell.text.replaceAll(/\[\w+\]/g, '').trim()
  const owner = affiliationNames.find(name => name === rest.toLowerCase())
  if (rest && !owner)
    remarks.add('affiliation', cell, rest, 'not a list of affiliations', known.length ? 'the icons' : undefined)
  return { ...(owner ? { affiliations: [owner] } : {}), ...(known.length ? { attemptedBy: known } : {}) }
}

/** The sentences of Second Edition, of which one says that nobody may, as does the name of a headquarters. */
function attemptsByAny(text: string): Pick<CardFacts, 'attemptedBy'> | undefined {
  if (/^This mission is not attemptable\.?$|^[A-Z]\w+ Headquarters$/.test(text)) return {}
  const [found, codes] =
    /^Any affiliation(?: \(except ((?:\[\w+\](?:, | and | or )?)+)\))? may attempt this mission\.?$/.exec(text) ?? []
  if (found === undefined) return undefined
  if (!codes) return { attemptedBy: ['any'] }
  const others = [...codes.matchAll(/\[(\w+)\]/g)].map(([, code]) => affiliationCodes[code!.toLowerCase()])
  return { attemptedBy: secondEditionAffiliations.filter(name => !others.includes(name)) }
}

/** The requirements stand first in the text; a mission without points needs none. */
function requirementsOf(
  row: Row,
  remarks: Remarks,
  vocabulary: Vocabulary,
): { requires: readonly MissionRequirement[] | undefined; gameText: boolean } {
  const cell = row.cells.text
  const text = cell.text.split(/ ?Opponent's side:/)[0] ?? ''
  const read = readRequirement(text, vocabulary)
  if ('alternatives' in read) return { requires: read.alternatives, gameText: read.end < cell.text.trimEnd().length }
  const scores = row.cells.points.text.trim() !== ''
  if (text.trim() && scores)
    remarks.add('text', cell, read.strange, 'no requirement that facts can state', 'no requirement', read.index)
  return { requires: undefined, gameText: true }
}
