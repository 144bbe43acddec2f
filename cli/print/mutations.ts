import type { MeasuredMutations } from '../../analysis/strength/mutation/measure.ts'
import type { MutationFate } from '../../analysis/strength/mutation/mutation.ts'
import type { MutationReport } from '../../analysis/strength/mutation/score.ts'
import { wrap } from '../../reports/terminal.ts'
import { counted } from '../../reports/words.ts'

const heads = ['words', 'own', 'elsewhere', 'nobody', 'own, %', 'any, %'] as const

/** So many words that nobody notices are listed; `--json` has them all. */
const most = 40

/** The sweep for people, 80 characters wide; `titles` by id of topic. */
export function mutationsTable(
  { report, seconds }: MeasuredMutations,
  titles: Readonly<Record<string, string>>,
): string {
  const nobody = report.words.filter(({ fate }) => fate === 'survived')
  return [
    row('topic', ...heads),
    ...report.topics.map(one => line(titles[one.topic] ?? one.topic, one)),
    '',
    line('all', report),
    '',
    row('kind of word', ...heads.slice(0, 4)),
    ...report.kinds.map(one =>
      row(one.kind, ...[one.letters - one.same, one.own, one.elsewhere, one.nobody].map(number)),
    ),
    '',
    ...(nobody.length ? ['Nobody notices:', ...nobody.slice(0, most).flatMap(inWords)] : []),
    ...(nobody.length > most ? [`… and ${counted(nobody.length - most, 'other')}; --json lists them all.`] : []),
    ...(nobody.length ? [''] : []),
    ...(report.same ? [`${counted(report.same, 'change')} of words without a consequence are left out.`] : []),
    `${seconds.toFixed(3)} s of the processor for each of ${report.letters.toLocaleString('en')} words.`,
    '',
  ].join('\n')
}

type Line = Pick<MutationReport, 'letters' | 'same' | 'own' | 'elsewhere' | 'nobody' | 'score' | 'noticed'>

const line = (name: string, { letters, same, own, elsewhere, nobody, score, noticed }: Line): string =>
  row(name, ...[letters - same, own, elsewhere, nobody].map(number), String(score), String(noticed))

const number = (count: number): string => (count === 0 ? '·' : count.toLocaleString('en'))

function row(name: string, ...cells: readonly string[]): string {
  return name.padEnd(26) + cells.map((cell, at) => cell.padStart((heads[at]?.length ?? 0) + 3)).join('')
}

/** `was` and `becomes` may be long, and have lines of their own. */
function inWords({ rulings, place, was, becomes }: MutationFate): readonly string[] {
  const whose = rulings.length > 3 ? `${rulings[0]} and ${rulings.length - 1} others` : rulings.join(', ')
  return [whose, ...wrap(`${place}: ${brief(was)} → ${brief(becomes)}`, 76).map(text => `  ${text}`)]
}

const brief = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 100 ? `${line.slice(0, 99)}…` : line
}
