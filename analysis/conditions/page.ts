import { loadCatalogue } from '../../catalogue/catalogue.ts'
import type { Ruleset } from '../../engine/kernel/amend.ts'
import { table } from '../inventory/table.ts'
import { isAbout, type Reason } from './by-default.ts'
import { type Cell, capabilitiesOf, type Kind } from './cells.ts'

const heads: Readonly<Record<Kind, string>> = { personnel: 'Personnel', ship: 'Ships' }

/** docs/conditions.md. */
export function conditionsPage(cells: readonly Cell[], given: readonly Reason[]): string {
  const laws = [...new Set(cells.map(({ law }) => law))]
  return [
    head,
    ...laws.map(law =>
      section(
        law,
        cells.filter(cell => cell.law === law),
        given,
      ),
    ),
  ].join('\n')
}

const head = `# What cards in a condition may do

Generated from \`engine/\` by \`npm run vocabulary\`; change that, not this file.

For members of rules committees, and for authors of engines: each capability of the built-in engine, under each condition that the documents of a ruleset speak of.
*no* and *yes* have the rulings that say so; \`custom-…\` are basic rules. A number stands for a reason below the table: no document says it, and it is so by default.
`

function section(law: Ruleset, cells: readonly Cell[], given: readonly Reason[]): string {
  const title = loadCatalogue().rulesets.find(({ id }) => id === law.id)?.title ?? law.id
  const used = given.filter(reason => cells.some(cell => !cell.because.length && isAbout(reason, cell)))
  const kinds = (['personnel', 'ship'] as const).map(kind => {
    const own = cells.filter(cell => cell.kind === kind)
    const conditions = [...new Set(own.map(({ condition }) => condition))]
    const rows = capabilitiesOf(kind).map(capability => [
      capability,
      ...conditions.map(one => shown(own.find(c => c.condition === one && c.capability === capability)!, used)),
    ])
    return `### ${heads[kind]}\n\n${table(['may', ...conditions], rows)}\n`
  })
  return [`## ${title}\n`, ...kinds, ...used.map(({ why }, i) => `${i + 1}. ${why}`), ''].join('\n')
}

function shown(cell: Cell, used: readonly Reason[]): string {
  const answer = cell.may ? 'yes' : 'no'
  if (cell.because.length) return `${answer}: ${cell.because.join(', ')}`
  return `${answer} (${used.findIndex(reason => isAbout(reason, cell)) + 1})`
}
