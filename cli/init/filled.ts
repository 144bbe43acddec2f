import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { version } from '../../runner/version.ts'

/** What a skeleton says of where it is and how it is run. */
export type Blanks = Readonly<Record<'folder' | 'package' | 'run', string>>

/** What goes into the blanks of a skeleton in a folder. */
export function blanksFor(folder: string, run: string): Blanks {
  return { folder: fromRepository(folder), package: `stccg-conformance-${version}.tgz`, run }
}

/** The text with `{{folder}}` and its like filled in. */
export function filled(text: string, blanks: Blanks): string {
  return text.replace(/\{\{(folder|package|run)\}\}/g, (_, name: keyof Blanks) => blanks[name])
}

/** The folder as a workflow names it: from the top of its repository, or else from where one stands. */
function fromRepository(folder: string): string {
  const top = repositoryOf(resolve(folder)) ?? process.cwd()
  const path = relative(top, resolve(folder)).split(sep).join('/')
  return path && !path.startsWith('..') ? path : '.'
}

function repositoryOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder
  const above = dirname(folder)
  return above === folder ? undefined : repositoryOf(above)
}
