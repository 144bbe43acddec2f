import { existsSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileNames, writeFiles } from '../write.ts'
import type { Difference } from './difference.ts'
import { type Compared, diffHtml } from './page.ts'
import { diffMarkdown } from './text.ts'

export const diffFormats = ['html', 'markdown', 'json'] as const
export type DiffFormat = (typeof diffFormats)[number]

const names: Readonly<Record<DiffFormat, string>> = { html: 'diff.html', markdown: 'diff.md', json: 'diff.json' }

/** Writes all of the pages or none, and returns their paths. */
export function writeDiff(
  difference: Difference,
  compared: Compared,
  out: string,
  wanted: readonly DiffFormat[],
): readonly string[] {
  const text: Readonly<Record<DiffFormat, () => string>> = {
    html: () => diffHtml(difference, compared),
    markdown: () => diffMarkdown(difference),
    json: () => diffJson(difference),
  }
  const files = wanted.map(format => ({ path: join(out, names[format]), text: text[format]() }))
  writeFiles(out, files)
  return files.map(file => file.path)
}

export const diffJson = (difference: Difference): string => `${JSON.stringify(difference, null, 2)}\n`

/** Where the page of a report lies, seen from a folder; nothing when there is none beside the report. */
export function pageOf(report: string, from: string): string | undefined {
  const page = join(dirname(report), fileNames.html)
  return existsSync(page) ? relative(from, page).split(sep).map(encodeURIComponent).join('/') : undefined
}
