import { groupBy } from '../catalogue/group.ts'
import type { Conformance } from './result.ts'
import { printable } from './words.ts'

/** What a badge says, as shields.io reads it from an address. */
export interface Badge {
  readonly schemaVersion: 1
  readonly label: string
  readonly message: string
  /** `#rrggbb`. */
  readonly color: string
}

const uncounted: ReadonlySet<string> = new Set(['not-applicable', 'disputed'])
/** From this share of rulings upwards. */
const colors = [
  [1, '#1d7a46'],
  [0.95, '#4c7a1d'],
  [0.8, '#8a6d00'],
  [0, '#b3261e'],
] as const

/**
 * Rulings of which every counted case passes, of those that have one. Where these are fewer, also how many the suite
 * has. `ruleset` = only there.
 */
export function badge(result: Conformance, ruleset?: string): Badge {
  const there = result.cases.filter(one => !ruleset || one.ruleset === ruleset)
  const cases = there.filter(one => !uncounted.has(one.outcome))
  const all = new Set(there.flatMap(one => one.rulings)).size
  const byRuling = groupBy(
    cases.flatMap(one => one.rulings.map(ruling => ({ ruling, passed: one.outcome === 'pass' }))),
    one => one.ruling,
  )
  const whole = [...byRuling.values()].filter(members => members.every(one => one.passed)).length
  const named = ruleset ?? (result.rulesets.length === 1 ? result.rulesets[0] : undefined)
  const label = named ? `${named} rulings` : 'Star Trek CCG rulings'
  if (!result.complete || result.broken) return { schemaVersion: 1, label, message: 'incomplete', color: '#5c6270' }
  if (!byRuling.size) return { schemaVersion: 1, label, message: 'nothing played', color: '#5c6270' }
  return {
    schemaVersion: 1,
    label,
    message: `${whole}/${byRuling.size}${byRuling.size < all ? ` of ${all}` : ''}${isPart(result) ? ' of a part' : ''}`,
    color: colorOf(whole / byRuling.size),
  }
}

/** Fewer rulesets are said by the label; anything else that was left out is not. */
const isPart = ({ selection }: Conformance): boolean => Object.keys(selection).some(key => key !== 'ruleset')

const colorOf = (share: number): string => colors.find(([from]) => share >= from)?.[1] ?? '#5c6270'

/** The badge as a picture that needs no server. */
export function badgeSvg({ label, message, color }: Badge): string {
  const [left, right] = [widthOf(label) + 12, widthOf(message) + 12]
  const [name, value] = [escaped(label), escaped(message)]
  const text = (words: string, x: number, width: number): string =>
    `<text x="${x + 6}" y="14" textLength="${width - 12}" lengthAdjust="spacingAndGlyphs">${words}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${name}: ${value}">
<title>${name}: ${value}</title>
<clipPath id="edge"><rect width="${left + right}" height="20" rx="3"/></clipPath>
<g clip-path="url(#edge)"><rect width="${left}" height="20" fill="#3a3f4a"/><rect x="${left}" width="${right}" height="20" fill="${color}"/></g>
<g fill="#fff" font-family="Verdana,'DejaVu Sans',Geneva,sans-serif" font-size="11">${text(name, 0, left)}${text(value, left, right)}</g>
</svg>
`
}

/** Of a text in Verdana at 11 pixels, about. */
function widthOf(text: string): number {
  const widths = [...text].map(c =>
    /[ .,:;'|!ijl/-]/.test(c) ? 4.3 : /[mwMW%@]/.test(c) ? 10.2 : /[A-Z]/.test(c) ? 7.8 : 6.8,
  )
  return Math.ceil(widths.reduce((sum, width) => sum + width, 0))
}

const escaped = (text: string): string =>
  printable(text).replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

/** The files of the badges by name: one of all, and where several rulesets were played one of each. */
export function badgeFiles(result: Conformance): ReadonlyMap<string, string> {
  const parts = result.rulesets.length > 1 ? result.rulesets : []
  const badges: readonly (readonly [string, Badge])[] = [
    ['badge', badge(result)],
    ...parts.map(id => [`badge.${id}`, badge(result, id)] as const),
  ]
  return new Map(
    badges.flatMap(([name, one]) => [
      [`${name}.json`, `${JSON.stringify(one)}\n`],
      [`${name}.svg`, badgeSvg(one)],
    ]),
  )
}
