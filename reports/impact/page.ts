import { safe } from '../html/data.ts'
import { ownScript } from '../html/own-script.ts'
import { shell } from '../html/shell.ts'
import { styleSheet } from '../html/style-sheet.ts'
import { embedded } from './embedded.ts'
import type { Impact } from './impact.ts'

const style = new URL('./style/', import.meta.url)

/** The impact as one HTML file that opens offline, in the manner of the report. */
export function impactHtml(impact: Impact): string {
  const script = ownScript('impact')
  return shell({
    title: impact.title,
    without: 'This page is read in a browser that runs scripts. The same is in impact.md and impact.json.',
    style: styleSheet(style),
    allowed: script.allowed,
    scripts: `<script type="application/json" id="data">${safe(embedded(impact))}</script>\n${script.element}`,
  })
}
