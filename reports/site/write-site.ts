import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { makeFolder } from '../make-folder.ts'
import { ReportError } from '../report-error.ts'
import { printable } from '../words.ts'
import { reason } from '../write-reason.ts'
import { feedName } from './feed.ts'
import { badgesFolder, casesFolder, playPage, type SiteFile } from './site.ts'

/** Writes the site beside its place and then moves it there; an earlier site gives way, anything else stays and is an error. */
export function writeSite(files: readonly SiteFile[], outDir: string): string {
  const place = resolve(outDir)
  const [fresh, old] = [`${place}.${process.pid}.tmp`, `${place}.${process.pid}.old`]
  try {
    if (!mayTake(place)) throw new ReportError(notASite(outDir))
    makeFolder(dirname(place))
    mkdirSync(fresh)
    mkdirSync(join(fresh, casesFolder))
    if (files.some(({ path }) => path.startsWith(`${badgesFolder}/`))) mkdirSync(join(fresh, badgesFolder))
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

/** What lies in a site; the first two in every one. */
const siteNames: readonly string[] = [casesFolder, 'index.html', playPage, badgesFolder, feedName]

/** True for a place where nothing is, an empty folder, and a site. */
function mayTake(place: string): boolean {
  if (!existsSync(place)) return true
  const names = readdirSync(place)
  if (names.length === 0) return true
  const isSite =
    names.every(name => siteNames.includes(name)) && siteNames.slice(0, 2).every(name => names.includes(name))
  return isSite && holdsOnly(place, casesFolder, /^\d+\.js$/) && holdsOnly(place, badgesFolder, /\.json$/)
}

function holdsOnly(place: string, folder: string, names: RegExp): boolean {
  return !existsSync(join(place, folder)) || readdirSync(join(place, folder)).every(name => names.test(name))
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
