import type { Unlocking } from './lines.ts'
import { wrap } from './terminal.ts'
import { together, unlockingLists } from './unlocking-words.ts'
import { counted, printable } from './words.ts'

/** Sets printed of each list; the rest is in the HTML report. */
const shown = 10

/** What the engine should have next, a block for each list. */
export function unlockingLines(
  unlocking: Unlocking,
  columns: number,
  bold: (text: string) => string,
): readonly string[] {
  return unlockingLists(unlocking).map(({ heading, says, sets }) => {
    const rows = sets.slice(0, shown).flatMap(one => row(one.unlocks, together(one), columns, bold))
    const more = sets.length - shown
    const rest = more > 0 ? [`… and ${counted(more, 'more line')} in the full report.`] : []
    return [bold(heading), ...wrap(says, columns), ...rows, ...rest].join('\n')
  })
}

function row(unlocks: number, needs: string, columns: number, bold: (text: string) => string): readonly string[] {
  const [first = '', ...more] = wrap(printable(needs), columns - 7)
  return [`${bold(`+${unlocks}`.padStart(5))}  ${first}`, ...more.map(line => `       ${line}`)]
}
