import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { globSync } from 'glob'
import ts from 'typescript'
import { loadCards } from '../cards/catalogue.ts'
import { phrases } from '../steps/phrases/all-phrases.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const ignore = ['node_modules/**', 'reports/out/**', '.git/**']
const filesOf = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root, ignore, nodir: true, dot: true, posix: true }).sort()
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

const code = filesOf('**/*.{ts,js}')
const isTest = (file: string): boolean => /\.test\.ts$|\/fixtures?\/|^test\//.test(file)
const areaOf = (file: string): string => file.split('/')[0] ?? ''

/** What the code of each folder may import besides its own. Tests and fixtures may import all. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  cache: [],
  catalogue: ['cache'],
  protocol: [],
  cards: ['cache'],
  steps: ['protocol', 'catalogue', 'cards', 'cache'],
  engine: ['protocol', 'catalogue', 'cards'],
  reports: ['protocol', 'catalogue', 'cache'],
  runner: ['protocol', 'catalogue', 'cards', 'steps', 'engine', 'reports'],
  analysis: ['cache', 'runner', 'protocol', 'catalogue', 'cards', 'steps', 'engine', 'reports'],
  playground: ['analysis', 'cache', 'runner', 'protocol', 'catalogue', 'cards', 'steps', 'engine', 'reports'],
  cli: ['analysis', 'playground', 'runner', 'protocol', 'catalogue', 'cards', 'steps', 'engine', 'reports'],
  bin: ['cli'],
  examples: [],
}

const importsOf = (file: string): readonly string[] =>
  ts.preProcessFile(textOf(file), true, true).importedFiles.map(({ fileName }) => fileName)

test('every import follows an arrow', () => {
  const wrong = code
    .filter(file => file.includes('/') && !isTest(file))
    .flatMap(file => {
      const own = areaOf(file)
      const areas = importsOf(file)
        .filter(name => name.startsWith('.'))
        .map(name => areaOf(normalize(join(dirname(file), name))))
      return areas
        .filter(area => area !== own && !arrows[own]?.includes(area))
        .map(area => `${file} imports ${area}/, but ${own}/ may only import ${arrows[own]?.join(', ') || 'itself'}`)
    })
  expect(wrong).to.deep.equal([])
})

test('folders are made in one place, as the recursive way of Node may never end', () => {
  const [own, dev] = [/^(?:cache\/|reports\/make-folder)/, /^steps\/phrases\/write-document/]
  const others = code.filter(file => !isTest(file) && !own.test(file) && !dev.test(file))
  expect(others.filter(file => /mkdirSync\([^)]*\brecursive\b/.test(textOf(file)))).to.deep.equal([])
})

test('docs/design.md draws the same arrows', () => {
  const rows = textOf('docs/design.md').matchAll(/^\| `(\w+)\/` \|[^|]*\|([^|]*)\|$/gm)
  const drawn = [...rows].map(([, area, may]) => [area, [...(may?.matchAll(/`(\w+)`/g) ?? [])].map(found => found[1])])
  const data = { rulings: [], features: [], measured: [] }
  expect(Object.fromEntries(drawn)).to.deep.equal({ ...data, ...arrows })
})

test('the law and the suite are data', () => {
  const wrong = filesOf('{rulings,features,measured}/**/*').filter(
    file => !/\.(?:yaml|schema\.json|feature|txt|md)$/.test(file),
  )
  expect(wrong).to.deep.equal([])
})

test('the engines to copy import nothing that has to be installed', () => {
  const wrong = code
    .filter(file => file.startsWith('examples/') && !isTest(file))
    .flatMap(file => importsOf(file).flatMap(name => (/^(?:\.|node:)/.test(name) ? [] : [`${file}: ${name}`])))
  expect(wrong).to.deep.equal([])
})

/** Where rulesets may be named. Engines to copy declare what they play; documents and transcripts show examples; game text is known by ruleset. */
const mayName =
  /^(?:engine\/rulesets|rulings|features|measured|docs|cards\/game-text|protocol\/transcripts|examples\/(?:engines|baselines))\/|^(?:cucumber\.js|README\.md|CHANGELOG\.md)$/
const rulesetName = /\b1e-1996\b|\b1e-glossary(?!-[ds]\b)\b|\b1e-2014\b|(['"`@])2e(?:\1|(?!-glossary-)\b)/

test('no code knows the name of a ruleset', () => {
  const wrong = filesOf('**/*')
    .filter(file => !mayName.test(file) && !isTest(file) && /\.(?:[jt]s|json|py|md|yaml|css)$/.test(file))
    .flatMap(file =>
      textOf(file)
        .split('\n')
        .flatMap((line, i) => (rulesetName.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
    )
  expect(wrong).to.deep.equal([])
})

/** What the text language itself is called after: a doorway's deed, and the two places that downloads are looked for in besides deck and hand. */
const ofTheLanguage: ReadonlySet<string> = new Set(['Q-Flash', "Q's Tent", 'Zalkonian Storage Capsule'])

test('no mechanism knows the title of a card', () => {
  const titles = new Set(loadCards().cards.keys())
  const wrong = code
    .filter(file => /^engine\/(?!rulesets\/|cards\/|law\/)/.test(file) && !isTest(file))
    .flatMap(file => stringsOf(file).flatMap(text => (titles.has(text) ? [`${file}: ${text}`] : [])))
  expect(wrong.filter(line => !ofTheLanguage.has(line.replace(/^.*?: /, '')))).to.deep.equal([])
})

function stringsOf(file: string): readonly string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest))
  return found
}

test('nothing depends on the language of the machine', () => {
  const local = /\.toLocale(?:String|UpperCase|LowerCase)\((?!'en)|\.localeCompare\([^,()]*\)|\bIntl\.\w+\((?!'en)/
  const wrong = code.filter(file => file !== 'test/architecture.test.ts' && local.test(textOf(file)))
  expect(wrong).to.deep.equal([])
})

test('there are at most sixty phrases', () => {
  expect(phrases).to.have.length.within(1, 60)
})

/** Files that a tool wants to have a default export. */
const defaultExports = ['cucumber.js', 'runner/cucumber/silent-formatter.ts']

test('nothing has a default export but where a tool wants one', () => {
  const wrong = code.filter(file => /^export default|^export \{[^}]*\bas default\b/m.test(textOf(file)))
  expect(wrong).to.deep.equal(defaultExports)
})

test('no file only hands on what others export', () => {
  const wrong = code.filter(file => {
    const statements = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest).statements
    return statements.length > 0 && statements.every(one => ts.isExportDeclaration(one) && one.moduleSpecifier)
  })
  expect(wrong).to.deep.equal([])
})

const limit = 200
/** Longer than the limit, with the reason. */
const long: Readonly<Record<string, string>> = {
  'engine/library/contents.ts': 'generated from the files of the engine',
  'engine/questions/dilemmas/settled.ts': 'a statement for each question that its rulings settle',
  'engine/questions/seeding/settled.ts': 'a statement for each question that its rulings settle',
  'protocol/types.ts': 'generated from the schemas',
  'protocol/words.ts': 'generated from the schemas',
}

test(`no file of code has more than ${limit} lines`, () => {
  const wrong = filesOf('**/*.{ts,js,py}').flatMap(file => {
    const lines = textOf(file).trimEnd().split('\n').length
    return lines > limit && !long[file] ? [`${file}: ${lines} lines`] : []
  })
  expect(wrong).to.deep.equal([])
})
