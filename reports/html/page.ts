import type { Conformance } from '../result.ts'
import { embedded } from './data.ts'
import { ownScript } from './own-script.ts'
import { shell } from './shell.ts'
import { styleSheet } from './style-sheet.ts'

/** The report as one HTML file that opens offline; nothing but its own script may run in it. */
export function renderHtml(result: Conformance): string {
  return [...htmlPieces(result)].join('')
}

/** The same a piece at a time, for results that are large; `playground` = where the page lies in which cases are played. */
export function* htmlPieces(result: Conformance, playground?: string): Iterable<string> {
  const script = ownScript('report')
  const place = 'place of the data'
  const [before = '', after = ''] = shell({
    title: `Conformance of ${result.engine.name} ${result.engine.version}`.replaceAll(place, ''),
    without:
      'This report is read in a browser that runs scripts. The same results are in conformance.md and conformance.json.',
    style: styleSheet(),
    allowed: script.allowed,
    scripts: `<script type="application/json" id="data">${place}</script>\n${script.element}`,
  }).split(place)
  yield before
  yield* embedded(result, playground)
  yield after
}
