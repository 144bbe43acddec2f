import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Which cases rest on which customs: a line for each case, its id and the customs, as `fairness` has measured it. */
export const customsOfCases = fileURLToPath(new URL('../../measured/customs.txt', import.meta.url))

const prefix = 'custom-'
const none: readonly string[] = []
let read: ReadonlyMap<string, readonly string[]> | undefined

/** The customs that the case rests on. */
export function customsOf(kase: string): readonly string[] {
  read ??= parse(customsRead())
  return read.get(kase) ?? none
}

/** The text of the file; empty where there is none. */
export function customsRead(): string {
  return existsSync(customsOfCases) ? readFileSync(customsOfCases, 'utf8') : ''
}

function parse(text: string): ReadonlyMap<string, readonly string[]> {
  const lines = text.split('\n').filter(line => line && !line.startsWith('#'))
  return new Map(
    lines.map(line => {
      const [id = '', ...customs] = line.split(' ')
      return [id, customs.map(custom => prefix + custom)]
    }),
  )
}

/** The text of that file. */
export function customsText(cases: ReadonlyMap<string, readonly string[]>): string {
  const comment =
    '# Case by case: the customs of rulings/basics/ that its verdict rests on. Written by `fairness --write`.\n'
  const lines = [...cases]
    .filter(([, customs]) => customs.length)
    .map(([id, customs]) => {
      const names = [...customs].sort().map(custom => custom.slice(prefix.length))
      return `${id} ${names.join(' ')}\n`
    })
  return comment + lines.sort().join('')
}
