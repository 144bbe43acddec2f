import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { globSync } from 'glob'
import { build, bundle, foldersOf, type Page, packages, pages, shared } from './bundle.ts'

const reports = fileURLToPath(new URL('../', import.meta.url))
const names = Object.keys(pages) as Page[]
const built = new Map(names.map(page => [page, build(page)]))

describe('a bundle', () => {
  test('is made of files only that make it anew when they change', () => {
    for (const [page, { inputs }] of built) {
      const known = new Set<string>([...shared, ...foldersOf(page)])
      const isPackage = (file: string) => packages.some(name => file.startsWith(`../node_modules/${name}/`))
      expect(
        inputs.filter(file => !known.has(file) && !known.has(dirname(file)) && !isPackage(file)),
        page,
      ).to.deep.equal([])
    }
  })

  test('that is kept is what would be made now', () => {
    for (const [page, { script }] of built) expect([bundle(page), bundle(page)], page).to.deep.equal([script, script])
  })

  test('is one script: what it imports is in it', () => {
    for (const [page, { script, inputs }] of built) {
      expect(inputs, page).to.include(pages[page])
      expect(script, page).to.not.match(/\b(?:import|export)\b(?!["'`:])|\brequire\(/)
      expect(() => new Function(script), page).to.not.throw()
    }
  })
})

describe('browser code', () => {
  const files = globSync('*/client/**/*', { cwd: reports, nodir: true, posix: true })

  test('is TypeScript, and all of it is in a bundle unless it is only types', () => {
    expect(files.filter(file => !file.endsWith('.ts'))).to.deep.equal([])
    const used = new Set([...built.values()].flatMap(({ inputs }) => inputs))
    expect(files.filter(file => !used.has(file))).to.deep.equal([])
  })

  test('makes elements only by name and text', () => {
    for (const file of files)
      expect(readFileSync(`${reports}/${file}`, 'utf8'), file).to.not.match(
        /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function/,
      )
  })
})
