import { tableOf } from '../../cards/table-of.ts'

/** The parts of a deck under the headings that players' programs have for them. */
const names: Readonly<Record<string, readonly string[]>> = tableOf({
  'draw deck': ['draw deck', 'draw', 'deck', 'main', 'main deck', 'draw pile'],
  'seed deck': ['seed deck', 'seed', 'seeds', 'seed cards', 'seed+dil'],
  missions: ['missions', 'mission'],
  sites: ['sites', 'site', 'free sites'],
  'Q-Continuum': ['q continuum', 'q flash', 'continuum'],
  "Q's Tent": ["q's tent", 'qs tent', 'q tent', 'qstent', 'tent'],
  'Battle Bridge': ['battle bridge', 'bridge', 'tactics'],
  Tribbles: ['tribbles', 'tribble'],
  'dilemma pile': ['dilemma pile', 'dilemmas', 'dilemma', 'dilemma deck'],
  aside: ['aside', 'set aside', 'outside the game'],
})

export const parts: readonly string[] = Object.keys(names)

/** The part that a heading names; a pile that nobody knows keeps its name, where a colon shows that it is one. */
export function headingOf(line: string, isTitle: (words: string) => boolean): string | undefined {
  const hasColon = line.trimEnd().endsWith(':')
  const words = (hasColon ? line.trimEnd().slice(0, -1) : line)
    .trim()
    .replace(/\(\d+\)$/, '')
    .trim()
  if (!hasColon && (/^\d/.test(words) || isTitle(words))) return undefined
  return partNamed(words) ?? (hasColon && words ? words.slice(0, 100) : undefined)
}

/** Cards under the name of a type go where each belongs. */
export const byType = 'by type'

const types: readonly string[] = [
  ...['personnel', 'ships', 'facilities', 'outposts', 'equipment', 'events', 'interrupts', 'artifacts', 'objectives'],
  ...['incidents', 'doorways', 'time locations'],
]

/** The part of a deck that these words name. */
export function partNamed(words: string): string | undefined {
  const plain = words
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[-_]/g, ' ')
    .replace(/ side deck$/, '')
  return types.includes(plain) ? byType : parts.find(name => names[name]?.includes(plain))
}
