import { carries, leftOpen } from './diagnosis.ts'
import type { Diagnosis, Explanation } from './result.ts'
import { wrap } from './terminal.ts'
import { counted, printable } from './words.ts'

/** Explanations printed; the rest is in the HTML report. */
const shown = 5

/** What explains the failures, in a few lines of at most so many columns. */
export function diagnosisLines(diagnosis: Diagnosis, columns: number, bold: (text: string) => string): string {
  const { explanations, failures } = diagnosis
  const more = explanations.length - shown
  const rest = more > 0 ? [`… and ${counted(more, 'more explanation')}.`] : []
  const open = [...rest, ...leftOpen(diagnosis)].flatMap(line => wrap(line, columns))
  const blocks = explanations.slice(0, shown).map(one => explanation(one, failures, columns, bold))
  return [
    bold(`What explains ${failures === 1 ? 'the failure' : `the ${counted(failures, 'failure')}`}`),
    ...blocks,
    ...open,
  ].join('\n')
}

function explanation(one: Explanation, failures: number, columns: number, bold: (text: string) => string): string {
  const count = String(one.explains.length).padStart(5)
  const [first = '', ...more] = wrap(printable(one.says), columns - 7)
  const beneath = [...more, ...wrap(carries(one, failures), columns - 7)]
  return [`${bold(count)}  ${first}`, ...beneath.map(line => `       ${line}`)].join('\n')
}
