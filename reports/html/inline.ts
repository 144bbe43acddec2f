import { readdirSync, readFileSync } from 'node:fs'

const client = new URL('./client/', import.meta.url)
const style = new URL('./style/', import.meta.url)

const importLine = /^import (\{[^}]*\}) from '\.\/([\w-]+\.js)'\n/gm
const exported = /^export (?=(?:async )?(?:function|const) (\w+))/gm

/** The page's script: `main.js` and all that it imports as one script, since a page opened from disk may load no modules. */
export function clientScript(): string {
  const modules = new Map<string, string>()
  collect('main.js', modules)
  return `'use strict'\n{\nconst modules = {}\n${[...modules.values()].join('\n')}}\n`
}

/** Dependencies first, each file once and in a scope of its own. */
function collect(file: string, modules: Map<string, string>): void {
  if (modules.has(file)) return
  modules.set(file, '')
  const source = readFileSync(new URL(file, client), 'utf8')
  for (const [, , dependency] of source.matchAll(importLine)) collect(dependency!, modules)
  const names = [...source.matchAll(exported)].map(([, name]) => name)
  const body = source.replace(importLine, "const $1 = modules['$2']\n").replace(exported, '')
  modules.delete(file)
  modules.set(file, `modules['${file}'] = (() => {\n${body}return { ${names.join(', ')} }\n})()\n`)
}

/** The page's style sheets, in the order of their names. */
export function styleSheet(): string {
  const files = readdirSync(style).sort()
  return files.map(file => readFileSync(new URL(file, style), 'utf8')).join('\n')
}
