import type { Unlocking } from './lines.ts'
import { text } from './markdown-text.ts'
import { together, unlockingLists } from './unlocking-words.ts'
import { counted } from './words.ts'

/** Sets listed; the rest is in the full report. */
const shown = 10

/** What the engine should have next, a heading and a list for each kind. */
export function unlockingParts(unlocking: Unlocking): readonly string[] {
  return unlockingLists(unlocking).flatMap(({ heading, says, sets }) => {
    const lines = sets.slice(0, shown).map(one => `* **+${one.unlocks}** ${text(together(one))}`)
    const more = sets.length - shown
    const rest = more > 0 ? [`… and ${counted(more, 'more line')}, in the full report.`] : []
    return [`### ${heading}`, text(says), lines.join('\n'), ...rest]
  })
}
