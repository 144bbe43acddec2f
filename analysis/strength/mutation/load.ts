import { createRequire } from 'node:module'
import { dirname, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))

/** A path that is worked out is no part of a bundle. */
const imported = (path: string): Promise<Readonly<Record<string, unknown>>> => import(path)

/** The module of a file, the same that whoever imports it has. Its path from here serves `import` and `require` alike. */
export const load = (file: string): Promise<Readonly<Record<string, unknown>>> =>
  imported(`./${relative(here, file).replaceAll('\\', '/')}`)

/** The folder of a library's entry. */
export const folderOf = (name: string): string => dirname(createRequire(import.meta.url).resolve(name))
