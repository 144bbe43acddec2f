import { readdirSync, readFileSync } from 'node:fs'

const client = new URL('./client/main.js', import.meta.url)
const style = new URL('./style/', import.meta.url)

const importLine = /^import (\{[^}]*\}) from '(\.[\w./-]+\.js)'\n/gm
const exported = /^export (?=(?:async )?(?:function|const) (\w+))/gm

interface Module {
  readonly file: URL
  readonly text: string
}

/** A page's script: `main` and all that it imports as one script, since a page opened from disk may load no modules. */
export function clientScript(main: URL = client): string {
  const modules = new Map<string, Module>()
  collect(main, modules)
  return `'use strict'\n{\nconst modules = {}\n${[...modules.values()].map(module => module.text).join('\n')}}\n`
}

/** Dependencies first, each file once and in a scope of its own; files go by their names, whatever their folder. */
function collect(file: URL, modules: Map<string, Module>): void {
  const name = nameOf(file)
  const twin = modules.get(name)
  if (twin && twin.file.href !== file.href) throw new Error(`Two client files are called ${name}; rename ${file.href}.`)
  if (twin) return
  modules.set(name, { file, text: '' })
  const source = readFileSync(file, 'utf8')
  for (const [, , path] of source.matchAll(importLine)) collect(new URL(path!, file), modules)
  const names = [...source.matchAll(exported)].map(([, name]) => name)
  const body = source
    .replace(importLine, (_line, names, path) => `const ${names} = modules['${nameOf(new URL(path, file))}']\n`)
    .replace(exported, '')
  modules.delete(name)
  modules.set(name, { file, text: `modules['${name}'] = (() => {\n${body}return { ${names.join(', ')} }\n})()\n` })
}

function nameOf(file: URL): string {
  return file.pathname.slice(file.pathname.lastIndexOf('/') + 1)
}

/** The style sheets of the report and of further folders, within each in the order of their names. */
export function styleSheet(...more: readonly URL[]): string {
  const sheets = [style, ...more].flatMap(folder =>
    readdirSync(folder)
      .sort()
      .map(file => new URL(file, folder)),
  )
  return sheets.map(sheet => readFileSync(sheet, 'utf8')).join('\n')
}
