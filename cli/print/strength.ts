import type { Measured } from '../../analysis/strength/measure.ts'
import { budget } from '../../analysis/strength/measure.ts'
import type { Score, StrengthReport } from '../../analysis/strength/score.ts'
import type { Mutant } from '../../analysis/strength/strength.ts'
import { wrap } from '../../reports/terminal.ts'
import { counted } from '../../reports/words.ts'

const heads = ['repealed', 'replaced', 'by own', 'elsewhere', 'nobody', 'score'] as const

/** The sweep for people, 80 characters wide; `titles` by id of topic. */
export function strengthTable({ report, seconds }: Measured, titles: Readonly<Record<string, string>>): string {
  const survivors = report.rulings.filter(one => one.fate === 'survived')
  return [
    row('document', ...heads),
    ...report.documents.map(one => line(one.document, one)),
    '',
    row('topic', ...heads),
    ...report.topics.map(one => line(titles[one.topic] ?? one.topic, one)),
    '',
    line('all', report),
    '',
    ...(survivors.length ? ['Nobody noticed:', ...survivors.flatMap(inWords), ''] : []),
    ...closing(report, seconds),
    '',
  ].join('\n')
}

type Line = Score & { readonly repeal: Score; readonly replace: Score }

function line(name: string, of: Line): string {
  const numbers = [
    ...[of.repeal, of.replace].map(kind => kind.mutants - kind.same),
    of.killed,
    of.killedElsewhere,
    of.survived,
  ]
  return row(name, ...numbers.map(number => (number === 0 ? '·' : number.toLocaleString('en'))), `${of.score} %`)
}

function row(name: string, ...cells: readonly string[]): string {
  return name.padEnd(26) + cells.map((cell, at) => cell.padStart((heads[at]?.length ?? 0) + 2)).join('')
}

function inWords({ ruling, ruleset, reason, ...mutant }: Mutant): readonly string[] {
  const { answer, with: other } = mutant
  const change = other ? `replaced by ${other}` : answer ? `answered otherwise (${answer})` : 'struck out'
  const [first, ...more] = [`${ruling} ${change} under ${ruleset}:`, `${reason}.`].flatMap(line => wrap(line, 78))
  return [`${first}`, ...more.map(line => `  ${line}`)]
}

function closing(report: StrengthReport, seconds: number | undefined): readonly string[] {
  const { repeal, replace, same, mutants } = report
  const noticed = (of: Score): string => `${of.score} % noticed by their own scenarios, ${of.noticed} % by any.`
  const each = `for each of ${mutants.toLocaleString('en')} laws; the budget is ${budget} s.`
  return [
    `Struck out: ${noticed(repeal)}`,
    ...(replace.mutants ? [`Replaced:   ${noticed(replace)}`] : []),
    ...(same ? [`Left out of the score: ${counted(same, 'change')} after which the law plays as before.`] : []),
    ...(seconds === undefined ? [] : [`${seconds.toFixed(3)} s of the processor ${each}`]),
  ]
}
