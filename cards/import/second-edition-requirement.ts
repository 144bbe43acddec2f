import type { MissionRequirement } from '../facts.ts'
import { both } from './requirement.ts'
import { atomAt, type Vocabulary } from './requirement-atom.ts'

/** The skills of Second Edition. */
export const secondEditionSkills: ReadonlySet<string> = new Set(
  'Acquisition Anthropology Archaeology Astrometrics Biology Diplomacy Engineer Exobiology Geology Honor Intelligence Law Leadership Medical Navigation Officer Physics Programming Science Security Telepathy Transporters Treachery'.split(
    ' ',
  ),
)

/** More ways than a mission can mean. */
const tooMany = 500

class Strange extends Error {}

/** Reads `A, B, and (C or D) or E and Cunning>30`: `or` parts wider than `and` and commas do. */
export function readSecondEditionRequirement(
  text: string,
  vocabulary: Vocabulary,
): { readonly alternatives: readonly MissionRequirement[] } | { readonly strange: string } {
  try {
    return { alternatives: either(text.trim().replace(/\.$/, ''), vocabulary) }
  } catch (error) {
    if (error instanceof Strange) return { strange: error.message }
    throw error
  }
}

function either(text: string, vocabulary: Vocabulary): readonly MissionRequirement[] {
  return split(text, /^,? or\b/).flatMap(part => all(part, vocabulary))
}

function all(text: string, vocabulary: Vocabulary): readonly MissionRequirement[] {
  return split(text, /^(?:, and\b|,| and\b)/)
    .map(part => one(part, vocabulary))
    .reduce((found, more) => {
      if (found.length * more.length > tooMany) throw new Strange(text)
      return found.flatMap(a => more.map(b => both(a, b)))
    })
}

function one(text: string, vocabulary: Vocabulary): readonly MissionRequirement[] {
  const inner = text.match(/^\((.*)\)$/)?.[1]
  if (inner !== undefined) return either(inner, vocabulary)
  const [, attribute, sign, number] = text.match(/^(Integrity|Cunning|Strength) ?([<>]) ?(\d+)$/) ?? []
  if (attribute && number) return [{ [sign === '>' ? 'over' : 'under']: { [attribute.toLowerCase()]: Number(number) } }]
  const any = text.match(/^any attribute ?> ?(\d+)$/)?.[1]
  if (any) return ['integrity', 'cunning', 'strength'].map(name => ({ over: { [name]: Number(any) } }))
  const [, level = '1', skill = ''] = text.match(/^(?:(\d+) )?(\w+)$/) ?? []
  if (secondEditionSkills.has(skill)) return [{ skills: { [skill]: Number(level) } }]
  const atom = atomAt(text, 0, vocabulary)
  if (atom?.end !== text.length) throw new Strange(text)
  return atom.alternatives
}

/** The parts of a text between separators that stand in no brackets. */
function split(text: string, separator: RegExp): readonly string[] {
  const parts: string[] = []
  let [depth, from, at] = [0, 0, 0]
  while (at < text.length) {
    if (text[at] === '(') depth++
    if (text[at] === ')') depth--
    const found = depth ? null : separator.exec(text.slice(at))
    if (found) {
      parts.push(text.slice(from, at).trim())
      from = at + found[0].length
    }
    at += found ? found[0].length : 1
  }
  return [...parts, text.slice(from).trim()]
}
