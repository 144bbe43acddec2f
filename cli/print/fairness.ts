import { budget, type Measured } from '../../analysis/fairness/measure.ts'
import { tableOf } from '../../cards/table-of.ts'
import type { Custom } from '../../catalogue/customs.ts'
import type { FairnessTally } from '../../reports/lines.ts'
import { wrap } from '../../reports/terminal.ts'
import { counted } from '../../reports/words.ts'

const shown = 10
const heads = ['pairs', 'at peace', 'accounted', 'unaccounted', 'score'] as const

const kinds: Readonly<Record<string, string>> = tableOf({
  custom: 'without a custom',
  default: 'an answer turned round',
  liberty: 'a liberty of the protocol',
  declaration: 'declares less',
})

/** The sweep for people, 80 characters wide; `customs` by id. */
export function fairnessTable({ report, seconds }: Measured, customs: ReadonlyMap<string, Custom>): string {
  const more = report.customs.length - shown
  return [
    row('right engines that differ', ...heads),
    ...report.kinds.map(one => line(kinds[one.kind] ?? one.kind, one)),
    line('all', report),
    '',
    ...(report.customs.length ? [`Cases rest on ${counted(report.customs.length, 'custom')}:`] : []),
    ...report.customs.slice(0, shown).flatMap(one => custom(one.cases, one.custom, customs)),
    ...(more > 0
      ? [`… and ${counted(more, 'more custom')}; --json lists all, rulings/basics/ says what each is.`]
      : []),
    '',
    ...(seconds === undefined
      ? [`${counted(report.pairs, 'pair')}.`]
      : [
          `${seconds.toFixed(4)} s of the processor for each of ${counted(report.pairs, 'pair')}; the budget is ${budget} s.`,
        ]),
    '',
  ].join('\n')
}

function custom(cases: number, id: string, customs: ReadonlyMap<string, Custom>): readonly string[] {
  const [first = '', ...rest] = wrap(`${id}: ${customs.get(id)?.says ?? ''}`, 70)
  return [`${cases.toLocaleString('en').padStart(7)}  ${first}`, ...rest.map(text => `${' '.repeat(9)}${text}`)]
}

function line(name: string, of: FairnessTally): string {
  const numbers = [of.pairs, of.atPeace, of.accounted, of.unaccounted]
  return row(name, ...numbers.map(number => (number === 0 ? '·' : number.toLocaleString('en'))), `${of.score} %`)
}

function row(name: string, ...cells: readonly string[]): string {
  return name.padEnd(27) + cells.map((cell, at) => cell.padStart((heads[at]?.length ?? 0) + 3)).join('')
}
