import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { globSync } from 'glob'

/** The project's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** A line of a file, which is given as seen from the project's folder. */
export interface Place {
  readonly file: string
  readonly line: number
}

/** As an editor or a terminal opens it from where the user is. */
export const printPlace = ({ file, line }: Place): string => `${relative(process.cwd(), join(root, file))}:${line}`

/** The sources below a folder of the project, without tests, in the order of their names. */
export const sourcesBelow = (folder: string): readonly string[] =>
  globSync(`${folder}/**/*.ts`, { cwd: root, ignore: '**/*.test.ts', posix: true }).sort()

export const sourceOf = (file: string): string => readFileSync(join(root, file), 'utf8')
