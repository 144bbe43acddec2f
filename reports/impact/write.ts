import { join } from 'node:path'
import { writeFiles } from '../write.ts'
import type { Impact } from './impact.ts'
import { impactMarkdown } from './markdown.ts'
import { impactHtml } from './page.ts'

export const impactFormats = ['html', 'markdown', 'json'] as const
export type ImpactFormat = (typeof impactFormats)[number]

const files: Readonly<Record<ImpactFormat, { readonly name: string; readonly render: (impact: Impact) => string }>> = {
  html: { name: 'impact.html', render: impactHtml },
  markdown: { name: 'impact.md', render: impactMarkdown },
  json: { name: 'impact.json', render: impactJson },
}

/** Writes all of the pages or none, and returns their paths. */
export function writeImpact(impact: Impact, outDir: string, wanted: readonly ImpactFormat[]): readonly string[] {
  const written = wanted.map(format => ({ path: join(outDir, files[format].name), text: files[format].render(impact) }))
  writeFiles(outDir, written)
  return written.map(({ path }) => path)
}

/** One line per scenario, ruling and note, so that two files compare line by line. */
function impactJson(impact: Impact): string {
  const entries = Object.entries(impact).map(([key, value]) => `  ${JSON.stringify(key)}: ${lines(value)}`)
  return `{\n${entries.join(',\n')}\n}\n`
}

function lines(value: unknown): string {
  if (!Array.isArray(value) || !value.length) return JSON.stringify(value)
  return `[\n${value.map(member => `    ${JSON.stringify(member)}`).join(',\n')}\n  ]`
}
