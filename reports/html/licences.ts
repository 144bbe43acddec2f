import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { byCode, groupBy } from '../../catalogue/group.ts'

/** A package of others of which code is in a page. */
export interface Licensed {
  readonly name: string
  readonly version: string
  /** Of its package.json, as an SPDX expression. */
  readonly licence: string
  /** The whole text, with its copyright line. */
  readonly text: string
}

/** The packages that bundled files belong to, by name; their paths are as seen from the folder. */
export function packagesIn(inputs: readonly string[], folder: string): readonly Licensed[] {
  const roots = inputs.flatMap(file => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? [])
  return [...new Set(roots)].map(root => licensed(join(folder, root))).sort((a, b) => byCode(a.name, b.name))
}

function licensed(folder: string): Licensed {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find(one => /^(?:licen[cs]e|copying)(?:\.|$)/i.test(one))
  const text = file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim() : `Licence: ${license}`
  return { name, version, licence: String(license), text }
}

/** Each licence with the packages that are under just that text, in the order of the first of them. */
export const byText = (packages: readonly Licensed[]): readonly (readonly [string, readonly Licensed[]])[] => [
  ...groupBy(packages, ({ text }) => text),
]

/** What a script that holds their code has to say of them. */
export function licenceComment(packages: readonly Licensed[]): string {
  if (!packages.length) return ''
  const parts = byText(packages).map(
    ([text, some]) => `${some.map(({ name, version }) => `${name} ${version}`).join(', ')}\n\n${text}`,
  )
  return `/*! This script holds code of:\n\n${parts.join('\n\n').replaceAll('*/', '* /')}\n*/\n`
}
