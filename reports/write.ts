import { closeSync, existsSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { htmlPieces } from './html/page.ts'
import { jsonPieces } from './json.ts'
import { junitPieces } from './junit.ts'
import { makeFolder } from './make-folder.ts'
import { markdown } from './markdown.ts'
import { ReportError } from './report-error.ts'
import type { Conformance } from './result.ts'
import { reason } from './write-reason.ts'

/** The reports that this folder makes itself. */
export const formats = ['json', 'html', 'junit', 'markdown'] as const
export type Format = (typeof formats)[number]

/** Where each report lies within the folder. */
export const fileNames: Readonly<Record<Format, string>> = {
  json: 'conformance.json',
  html: 'conformance.html',
  junit: 'conformance.junit.xml',
  markdown: 'conformance.md',
}

type Text = string | Iterable<string>

/** Where the page lies within the folder in which cases are played, once it is written. */
export const playgroundPlace = 'playground/index.html'

const render: Readonly<Record<Format, (result: Conformance, playground?: string) => Text>> = {
  json: jsonPieces,
  html: htmlPieces,
  junit: junitPieces,
  markdown,
}

/** Writes all of the reports or none, and returns their paths in the order of `wanted`. */
export function writeReports(result: Conformance, outDir: string, wanted: readonly Format[]): string[] {
  const playground = existsSync(join(outDir, playgroundPlace)) ? playgroundPlace : undefined
  const files = wanted.map(format => ({
    path: join(outDir, fileNames[format]),
    text: render[format](result, playground),
  }))
  writeFiles(outDir, files)
  return files.map(file => file.path)
}

/** Writes each file beside its place and then moves it there: what was there stays whole when something goes wrong. */
export function writeFiles(outDir: string, files: readonly { readonly path: string; readonly text: Text }[]): void {
  const waiting = new Map<string, string>()
  try {
    makeFolder(outDir)
    for (const { path, text } of files) {
      const temporary = `${path}.${process.pid}.tmp`
      writeText(temporary, text, () => waiting.set(temporary, path))
    }
    // A folder under the name of a report would stop the moves half-way, and a device would be lost.
    for (const path of waiting.values()) refuseOther(path)
    for (const [temporary, path] of waiting) {
      renameSync(temporary, path)
      waiting.delete(temporary)
    }
  } catch (error) {
    if (error instanceof ReportError) throw error
    const why = `${reason(error)}. Name another folder with --out.`
    throw new ReportError(`The reports cannot be written to "${outDir}": ${why}`, { cause: error })
  } finally {
    for (const temporary of waiting.keys()) rmSync(temporary, { force: true })
  }
}

function refuseOther(path: string): void {
  const there = statSync(path, { throwIfNoEntry: false })
  if (!there || there.isFile()) return
  throw Object.assign(new Error(path), { code: there.isDirectory() ? 'EISDIR' : 'ENOTFILE' })
}

function writeText(path: string, text: Text, opened: () => void): void {
  const file = openSync(path, 'w')
  opened()
  try {
    for (const piece of typeof text === 'string' ? [text] : text) writeSync(file, piece)
  } finally {
    closeSync(file)
  }
}
