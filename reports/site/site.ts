import { createHash } from 'node:crypto'
import { bundle } from '../html/bundle.ts'
import { detailsOf, pack } from '../html/data.ts'
import type { CaseDetails } from '../html/embedded.ts'
import { withinElement } from '../html/own-script.ts'
import { shell } from '../html/shell.ts'
import { styleSheet } from '../html/style-sheet.ts'
import type { CaseResult } from '../result.ts'
import { badgeFiles } from './badges.ts'
import { allCases, casesInFile, type SiteSources, siteData } from './data.ts'
import type { SiteCaseFile } from './embedded.ts'
import { feedFile } from './feed.ts'
import type { EngineHistory } from './histories.ts'

export interface SiteFile {
  /** Relative to the site's folder. */
  readonly path: string
  readonly text: string
}

/** The folder within the site that holds the details of the cases. */
export const casesFolder = 'cases'

export { badgesFolder } from './badges.ts'
export { playPage } from './client/play-page.ts'

/** The site: `index.html`, which opens from disk, and files with the details of cases, which it loads when they are asked for. */
export function renderSite(sources: SiteSources): readonly SiteFile[] {
  const cases = allCases(sources.engines)
  const details = detailFiles(cases, sources.engines)
  return [
    { path: 'index.html', text: index(sources, cases, details) },
    ...details,
    ...badgeFiles(sources.engines),
    feedFile(sources.engines),
  ]
}

/** A script from another file may only run when it bears a word that nobody knows before the site is made. */
function index(sources: SiteSources, cases: readonly CaseResult[], details: readonly SiteFile[]): string {
  const data = pack(siteData(sources, cases))
  const script = withinElement(bundle('site'))
  const hash = createHash('sha256').update(data).update(script)
  for (const { text } of details) hash.update(text)
  const nonce = hash.digest('base64')
  return shell({
    title: titleOf(sources.engines),
    without: 'This site is read in a browser that runs scripts. The same results are in the reports it was made from.',
    style: styleSheet(new URL('./style/', import.meta.url)),
    allowed: `'nonce-${nonce}'`,
    scripts: `<script type="text/plain" id="data">${data}</script>\n<script nonce="${nonce}">${script}</script>`,
  })
}

function titleOf(engines: readonly EngineHistory[]): string {
  const names = engines.map(engine => engine.name)
  return `Conformance of ${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}`
}

/** Engine by engine within each case: what they have in common is packed once. */
function detailFiles(cases: readonly CaseResult[], engines: readonly EngineHistory[]): readonly SiteFile[] {
  const byId = engines.map(({ latest }) => new Map(latest.result.cases.map(one => [one.id, one])))
  const count = Math.ceil(cases.length / casesInFile)
  return Array.from({ length: count }, (_, number) => {
    const members = cases.slice(number * casesInFile, (number + 1) * casesInFile)
    const details: SiteCaseFile = members.map(({ id }) => byId.map(results => detailsIn(results.get(id))))
    return { path: `${casesFolder}/${number}.js`, text: `siteCases(${number},"${pack(details)}")\n` }
  })
}

function detailsIn(one: CaseResult | undefined): CaseDetails | null {
  return one ? detailsOf(one) : null
}
