import { type Budget, fails, isNoisy } from '../../analysis/bench/budget.ts'
import type { Profile } from '../../analysis/bench/profile.ts'

const columns = ['what', 'measured', 'budget', 'holds?', 'runs'] as const

/** The budgets for people, with the figures behind each below its line, and where the time of those that are missed goes. */
export function budgetTable(budgets: readonly Budget[], profiles: readonly Profile[] = []): string {
  const cells = budgets.map(cellsOf)
  const widths = columns.map((name, i) => Math.max(name.length, ...cells.map(row => row[i]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')
  const lines = budgets.flatMap((budget, i) => [line(cells[i] ?? []), `  ${budget.fault ?? figuresOf(budget)}`])
  return `${[line(columns), ...lines, ...noise(budgets), ...profiles.flatMap(profileLines)].join('\n')}\n`
}

function cellsOf({ what, measured, budget, unit, holds, runs }: Budget): readonly string[] {
  const number = (value: number): string => `${value} ${unit}`
  const verdict = holds === undefined ? '–' : holds ? 'yes' : 'no'
  return [what, measured === undefined ? 'not measured' : number(measured), `≤ ${number(budget)}`, verdict, `${runs}`]
}

function figuresOf({ figures, spread }: Budget): string {
  const said = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
  return [...said, ...(spread === undefined ? [] : [`runs within ${percent(spread)}`])].join(' · ')
}

const percent = (part: number): string => `${Math.round(part * 100)} %`

/** Folders of less are left out. */
const least = 0.01

function profileLines({ course, folders, function: most }: Profile): readonly string[] {
  const said = folders.filter(({ share }) => share >= least).map(({ name, share }) => `${name} ${percent(share)}`)
  return [
    `Where the processor's time goes in ${course}:`,
    `  ${said.join(' · ')}`,
    `  No function takes more by itself than ${most.name}: ${(most.share * 100).toFixed(1)} %.`,
  ]
}

/** A busy machine says little about budgets, and least of those that fail. */
function noise(budgets: readonly Budget[]): readonly string[] {
  const noisy = budgets.filter(isNoisy)
  if (!noisy.length) return []
  const worst = percent(Math.max(...noisy.map(({ spread = 0 }) => spread)))
  const doubtful = noisy.filter(fails).map(({ what }) => what)
  const again = doubtful.length ? ` Measure again when it is quiet: ${doubtful.join('; ')}.` : ''
  return [`The machine is noisy: single runs lie up to ${worst} apart.${again}`]
}
