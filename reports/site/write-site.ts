import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { makeFolder } from '../make-folder.ts'
import { ReportError } from '../report-error.ts'
import { printable } from '../words.ts'
import { reason } from '../write.ts'
import { casesFolder, playPage, type SiteFile } from './site.ts'

/** Writes the site beside its place and then moves it there; an earlier site gives way, anything else stays and is an error. */
export function writeSite(files: readonly SiteFile[], outDir: string): string {
  const place = resolve(outDir)
  const [fresh, old] = [`${place}.${process.pid}.tmp`, `${place}.${process.pid}.old`]
  try {
    if (!mayTake(place)) throw new ReportError(notASite(outDir))
    makeFolder(dirname(place))
    mkdirSync(fresh)
    mkdirSync(join(fresh, casesFolder))
    for (const { path, text } of files) writeFileSync(join(fresh, path), text)
    const isThere = existsSync(place)
    if (isThere) renameSync(place, old)
    moveOrRestore(fresh, place, isThere ? old : undefined)
    return join(outDir, 'index.html')
  } catch (error) {
    if (error instanceof ReportError) throw error
    const why = `${reason(error)}. Name another folder with --out.`
    throw new ReportError(`The site cannot be written to "${printable(outDir)}": ${why}`, { cause: error })
  } finally {
    for (const folder of [fresh, old]) if (existsSync(folder)) rmSync(folder, { recursive: true, force: true })
  }
}

/** What lies in a site, with the page that plays rulings or without. */
const siteNames: ReadonlySet<string> = new Set([`${casesFolder},index.html`, `${casesFolder},index.html,${playPage}`])

/** True for a place where nothing is, an empty folder, and a site. */
function mayTake(place: string): boolean {
  if (!existsSync(place)) return true
  const names = readdirSync(place).sort().join()
  return names === '' || (siteNames.has(names) && holdsOnlyCases(join(place, casesFolder)))
}

function holdsOnlyCases(folder: string): boolean {
  return readdirSync(folder).every(name => /^\d+\.js$/.test(name))
}

function moveOrRestore(fresh: string, place: string, old: string | undefined): void {
  try {
    renameSync(fresh, place)
  } catch (error) {
    if (old) renameSync(old, place)
    throw error
  }
}

function notASite(outDir: string): string {
  return `"${printable(outDir)}" holds other files than a site; they would be lost. Name a new or empty folder with --out.`
}
