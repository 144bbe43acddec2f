import type { CardsOfAKind, MissionRequirement } from '../facts.ts'
import { intelligenceSkills, skillNames } from './skill-names.ts'
import { affiliationCodes, iconCodes } from './words.ts'

/** Words that the cards of the file know: species and keywords, and the cards that a name may stand for. */
export interface Vocabulary {
  /** By the word in small letters, as the cards have it. */
  readonly species: ReadonlyMap<string, string>
  readonly keywords: ReadonlyMap<string, string>
  /** The titles that "any Spock" or "any tricorder" means. */
  anyOf(name: string): readonly string[]
}

export interface Atom {
  readonly alternatives: readonly MissionRequirement[]
  readonly end: number
}

type Reading = (found: RegExpExecArray, vocabulary: Vocabulary) => readonly MissionRequirement[] | undefined

const skillWords = [...skillNames, 'VIP'].sort((a, b) => b.length - a.length)
const skill = skillWords.map(name => name.replaceAll('.', '\\.')).join('|')
const skillNamed = (word: string): string => (word === 'VIP' ? 'V.I.P.' : word)
/** A word is whole where nothing follows that makes another word of it. */
const whole = '(?![\\w-])'

const readings: readonly (readonly [RegExp, Reading])[] = [
  [
    /(INTEGRITY|CUNNING|STRENGTH|RANGE|WEAPONS|SHIELDS) ?([<>]) ?(\d+)(?!\d| x \w)/iy,
    ([, of = '', sign, number]) => [total(of, sign, Number(number))],
  ],
  [new RegExp(`no (${skill})${whole}(?! ?x)`, 'y'), ([, word = '']) => [{ without: [{ skill: skillNamed(word) }] }]],
  [new RegExp(`(\\d+) (${skill})${whole}(?! ?x)`, 'y'), ([, level, word = '']) => [skillOf(word, Number(level))]],
  [
    new RegExp(`(${skill})${whole}(?: ?x ?(\\d+))?`, 'y'),
    ([, word = '', level]) => [skillOf(word, Number(level ?? 1))],
  ],
  [/any Intelligence(?: x(\d+))?/y, ([, level]) => intelligence(Number(level ?? 1))],
  [/(\d+)? ?\{\[([^\]]+)\](?: icon)?(?: [Pp]ersonnel)?\}/y, ([, many, code = '']) => iconed(code, Number(many ?? 1))],
  [/(\d+)? ?\{<(\w+)>(?: personnel)?\}/y, ([, many, of = '']) => infiltrating(of, Number(many ?? 1))],
  [/\{any ([^}]+)\}|any \{([^}]+)\}/iy, ([, a, b], { anyOf }) => named(anyOf(a ?? b ?? ''))],
  [/\{([^}]+)\}/y, ([, title = '']) => [{ cards: [title] }]],
  [new RegExp(`\\[(\\w+)\\] (${skill})${whole}`, 'y'), ([, code = '', word = '']) => withSkill(code, skillNamed(word))],
  [/no \[([\w-]+)\](?! \w)/y, ([, code = '']) => iconed(code, 1)?.map(({ some = [] }) => ({ without: some }))],
  [
    /(\d+)? ?\[([\w-]+)\](?: personnel\b)?(?= *(?:\+|OR\b|\)|$|[A-Z*{]))/y,
    ([, many, code = '']) => iconed(code, Number(many ?? 1)),
  ],
]

/** What stands at that place of a mission's requirements; undefined = nothing that is known. */
export function atomAt(text: string, at: number, vocabulary: Vocabulary): Atom | undefined {
  for (const [pattern, reading] of readings) {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    const alternatives = found && reading(found, vocabulary)
    if (alternatives?.length) return { alternatives, end: pattern.lastIndex }
  }
  return characteristicAt(text, at, vocabulary)
}

const total = (of: string, sign: string | undefined, number: number): MissionRequirement =>
  sign === '>' ? { over: { [of.toLowerCase()]: number } } : { under: { [of.toLowerCase()]: number } }

const skillOf = (word: string, level: number): MissionRequirement => ({ skills: { [skillNamed(word)]: level } })

const named = (titles: readonly string[]): readonly MissionRequirement[] => titles.map(title => ({ cards: [title] }))

/** Each way in which the levels can be had of the skills that the word means. */
function intelligence(level: number, from = 0): readonly MissionRequirement[] {
  return intelligenceSkills.slice(from).flatMap((one, at) => {
    if (level === 1) return [{ skills: { [one]: 1 } }]
    return intelligence(level - 1, from + at).map(({ skills = {} }) => ({
      skills: { ...skills, [one]: (skills[one] ?? 0) + 1 },
    }))
  })
}

const many = (kind: CardsOfAKind, count: number): readonly MissionRequirement[] => [
  { some: [count === 1 ? kind : { ...kind, count }] },
]

function iconed(code: string, count: number): readonly MissionRequirement[] | undefined {
  const affiliation = affiliationCodes[code.toLowerCase()]
  if (affiliation) return many({ type: 'personnel', affiliation }, count)
  const icon = iconCodes[code.toLowerCase()]
  return icon ? many({ type: 'personnel', icon }, count) : undefined
}

function infiltrating(code: string, count: number): readonly MissionRequirement[] | undefined {
  const affiliation = affiliationCodes[code.toLowerCase()]
  return affiliation ? many({ type: 'personnel', icon: `${affiliation} infiltration` }, count) : undefined
}

function withSkill(code: string, word: string): readonly MissionRequirement[] | undefined {
  return iconed(code, 1)?.map(({ some = [] }) => ({ some: some.map(kind => ({ ...kind, skill: word })) }))
}

const characteristic = /(no |an? |any |\d+ )?([A-Za-z][\w'-]*(?: [A-Za-z][\w'-]*){0,3})/iy

/** `2 Founders`, `a Praetor`, `no Suliban`, `Think Tank personnel`: the longest words that the cards know. */
export function characteristicAt(text: string, at: number, vocabulary: Vocabulary): Atom | undefined {
  characteristic.lastIndex = at
  const found = characteristic.exec(text)
  if (!found) return undefined
  const [, article = '', words = ''] = found
  const start = at + article.length
  for (let end = words.length; end > 0; end = words.lastIndexOf(' ', end - 1)) {
    const kind = kindNamed(words.slice(0, end), vocabulary)
    if (kind) return { alternatives: counted(kind, article.trim().toLowerCase()), end: start + end }
  }
  return undefined
}

function counted(kind: CardsOfAKind, article: string): readonly MissionRequirement[] {
  if (article === 'no') return [{ without: [kind] }]
  const count = Number(article) || 1
  return kind.species ? [{ species: { [kind.species]: count } }] : many(kind, count)
}

function kindNamed(words: string, { species, keywords }: Vocabulary): CardsOfAKind | undefined {
  const gender = words.toLowerCase()
  if (gender === 'male' || gender === 'female') return { type: 'personnel', gender }
  for (const word of forms(words)) {
    const known = species.get(word)
    if (known) return { species: known }
    const keyword = keywords.get(word)
    if (keyword) return { keyword }
  }
  return undefined
}

/** One of several, and those whom exports call related: `Founders`, `Think Tank personnel`. */
function forms(words: string): readonly string[] {
  const word = words.toLowerCase()
  const one = word.endsWith('s') ? [word, word.slice(0, -1)] : [word]
  return word.endsWith(' personnel') ? [...one, word.replace(/ personnel$/, '-related personnel')] : one
}
