import { createHash } from 'node:crypto'
import { safe } from '../html/data.ts'
import { clientScript, styleSheet } from '../html/inline.ts'
import { shell } from '../html/shell.ts'
import type { Impact } from './impact.ts'
import { courseWords, groupsOf, worksWords } from './impact-words.ts'

const main = new URL('./client/impact-main.js', import.meta.url)
const style = new URL('./style/', import.meta.url)

/** The impact as one HTML file that opens offline, in the manner of the report. */
export function impactHtml(impact: Impact): string {
  const script = clientScript(main)
  const digest = createHash('sha256').update(script).digest('base64')
  return shell({
    title: impact.title,
    without: 'This page is read in a browser that runs scripts. The same stands in impact.md and impact.json.',
    style: styleSheet(style),
    allowed: `'sha256-${digest}'`,
    scripts: `<script type="application/json" id="data">${safe(dataOf(impact))}</script>\n<script>${script}</script>`,
  })
}

/** Words are made once, here; the page only sets them. */
function dataOf(impact: Impact): object {
  const { flips, adopted, ...rest } = impact
  const inWords = (one: Impact['flips'][number] | Impact['adopted'][number]) => ({
    ...one,
    todayWords: courseWords(one.today),
    proposedWords: courseWords(one.proposed),
  })
  return {
    ...rest,
    groups: groupsOf(impact).map(group => ({ ...group, flips: group.flips.map(inWords) })),
    adopted: adopted.map(one => ({ ...inWords(one), worksWords: worksWords[one.works] })),
  }
}
