import { safe } from '../html/data.ts'
import { ownScript } from '../html/own-script.ts'
import { shell } from '../html/shell.ts'
import { styleSheet } from '../html/style-sheet.ts'
import type { EmbeddedImpact, InWords } from './embedded.ts'
import type { Comparison, Impact } from './impact.ts'
import { coursesInWords, groupsOf, worksWords } from './impact-words.ts'

const style = new URL('./style/', import.meta.url)

/** The impact as one HTML file that opens offline, in the manner of the report. */
export function impactHtml(impact: Impact): string {
  const script = ownScript('impact')
  return shell({
    title: impact.title,
    without: 'This page is read in a browser that runs scripts. The same is in impact.md and impact.json.',
    style: styleSheet(style),
    allowed: script.allowed,
    scripts: `<script type="application/json" id="data">${safe(dataOf(impact))}</script>\n${script.element}`,
  })
}

/** Words are made once, here; the page only sets them. */
function dataOf(impact: Impact): EmbeddedImpact {
  const { flips, adopted, ...rest } = impact
  return {
    ...rest,
    groups: groupsOf(impact).map(group => ({ ...group, flips: group.flips.map(inWords) })),
    adopted: adopted.map(one => ({ ...inWords(one), worksWords: worksWords[one.works] })),
  }
}

function inWords<One extends Comparison>(one: One): InWords<One> {
  const [todayWords, proposedWords] = coursesInWords(one)
  return { ...one, todayWords, proposedWords }
}
