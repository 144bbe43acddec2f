import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { globSync } from 'glob'

const root = fileURLToPath(new URL('..', import.meta.url))
const pages = globSync(['*.md', 'docs/*.md', 'engine/**/*.md', 'rulings/*.md', 'examples/**/*.md'], {
  cwd: root,
  ignore: '**/node_modules/**',
  posix: true,
}).sort()

/** Folders whose files are the project's own; a path that begins with another name is the reader's. */
const folders = readdirSync(root, { withFileTypes: true })
  .filter(one => one.isDirectory() && !one.name.startsWith('.') && one.name !== 'node_modules')
  .map(({ name }) => name)

/** Written when somebody runs a command, or made up for an example. */
const elsewhere = /^(?:reports\/out|bundle)(?:\/|$)/

const inCode = new RegExp(`\`((?:${folders.join('|')})/[^\`\\s]*)\``, 'g')
const linked = /\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g

/** A path with gaps or stars stands for those that fit it. */
function exists(path: string): boolean {
  if (elsewhere.test(path)) return true
  const pattern = path.replace(/<[^>]+>/g, '*').replace(/:\d+$/, '')
  return pattern.includes('*') || pattern.includes('{')
    ? globSync(pattern, { cwd: root }).length > 0
    : existsSync(join(root, pattern))
}

test('every path that the docs name exists', () => {
  const wrong = pages.flatMap(page => {
    const text = readFileSync(join(root, page), 'utf8').replace(/^```[\s\S]*?^```/gm, '')
    const named = [...text.matchAll(inCode)].map(([, path = '']) => path)
    const links = [...text.matchAll(linked)].map(([, path = '']) => normalize(join(dirname(page), path)))
    return [...named, ...links].filter(path => !exists(path)).map(path => `${page}: ${path}`)
  })
  expect(pages.length).to.be.above(15)
  expect(wrong).to.deep.equal([])
})
