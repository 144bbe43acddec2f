import { lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nearest } from '../../catalogue/nearest.ts'
import { makeFolder } from '../../reports/make-folder.ts'
import { reason } from '../../reports/write-reason.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { type Blanks, blanksFor, filled } from './filled.ts'
import { languages } from './languages.ts'

/** Writes the skeleton of an adapter into a folder, whole or not at all, and returns what to tell about it. */
export function init(language: string, folder: string): string {
  const known = Object.hasOwn(languages, language) ? languages[language] : undefined
  if (!known) throw noSuchLanguage(language)
  const template = fileURLToPath(new URL(`./templates/${language}/`, import.meta.url))
  const files = readdirSync(template)
  refuseToOverwrite(files.map(file => join(folder, file)))
  write(template, files, folder, blanksFor(folder, known.run))
  const steps = [...enter(folder), ...(known.build ? [known.build] : [])]
  const commands = [...steps, `npx --no-install stccg-conformance run --engine "${known.run}"`]
  return [
    ...files.map(file => `Wrote ${join(folder, file)}`),
    '',
    'Next:',
    ...commands.map(line => `  ${line}`),
    '',
  ].join('\n')
}

function noSuchLanguage(language: string): UsageError {
  const names = Object.keys(languages)
  return new UsageError(
    `init ${language}: there is no skeleton in that language. There are ${names.join(', ')}; nearest: ${nearest(language, names, 1)[0]}.`,
  )
}

function refuseToOverwrite(files: readonly string[]): void {
  const there = files.filter(isThere)
  if (!there.length) return
  const what = there.length === 1 ? 'is there already and is' : 'are there already and are'
  throw new UsageError(`${there.join(', ')}: ${what} not overwritten, so nothing was written. Name another folder.`)
}

function isThere(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined
  } catch {
    // What is wrong with the way there shows when it is written.
    return false
  }
}

function write(template: string, files: readonly string[], folder: string, blanks: Blanks): void {
  const written: string[] = []
  try {
    const made = makeFolder(folder)
    if (made) written.push(made)
    for (const file of files) {
      writeFileSync(join(folder, file), filled(readFileSync(join(template, file), 'utf8'), blanks), { flag: 'wx' })
      written.push(join(folder, file))
    }
  } catch (error) {
    for (const path of written.toReversed()) rmSync(path, { recursive: true, force: true })
    throw new UsageError(`${folder}: the skeleton cannot be written here (${reason(error)}). Nothing was written.`)
  }
}

function enter(folder: string): readonly string[] {
  if (!relative('.', folder)) return []
  return [`cd ${/\s/.test(folder) ? `"${folder}"` : folder}`]
}
