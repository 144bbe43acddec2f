import { existsSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { globSync } from 'glob'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { suiteOf } from '../runner/features.ts'

const root = new URL('../', import.meta.url)
const readme = readFileSync(new URL('README.md', root), 'utf8')
const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))

const matches = (pattern: RegExp): readonly string[] => [...readme.matchAll(pattern)].map(found => found[1]!)

describe('README.md', () => {
  it('gives every dependency its reason, and no other', () => {
    const table = readme.slice(readme.indexOf('## Dependencies'), readme.indexOf('## Licence'))
    const named = table
      .split('\n')
      .filter(line => line.startsWith('| `'))
      .flatMap(line => [...line.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(found => found[1]!))
    const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      name => !name.startsWith('@types/'),
    )
    expect(named.toSorted()).to.deep.equal(installed.toSorted())
  })

  it('shows the run of the suite as it is', () => {
    const { cases } = suiteOf(undefined)
    const topics = new Set(cases.map(({ topic }) => topic)).size
    const block = readme.slice(readme.indexOf('\nDocument'), readme.indexOf('Report: reports/out'))
    expect(block).to.contain(`All ${topics} topics: 100 %`)
    const all = cases.length.toLocaleString('en')
    expect(block).to.contain(`${all} of ${all} cases passed`)
  })

  it('counts the rulings and documents of the catalogue', () => {
    const { rulings, documents } = loadCatalogue()
    const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
    const count = words[documents.length] ?? String(documents.length)
    expect(readme).to.contain(`${rulings.size.toLocaleString('en')} rulings of ${count} documents`)
  })

  it('names scripts that exist', () => {
    const scripts = matches(/npm run ([a-z-]+)/g)
    expect(scripts.filter(script => !(script in manifest.scripts))).to.deep.equal([])
  })

  it('names commands that exist', async () => {
    const commands = matches(/npx --no-install stccg-conformance ([a-z]+)/g)
    const sources = commands.filter(command => !existsSync(new URL(`cli/commands/${command}.ts`, root)))
    expect(sources).to.deep.equal([])
  })

  it('links to files that exist', () => {
    const links = matches(/\]\(([^)#]+)\)/g).filter(link => !link.startsWith('http'))
    expect(links.filter(link => !existsSync(new URL(link, root)))).to.deep.equal([])
  })
})

describe('The documents', () => {
  const files = globSync('**/*.{ts,js,md}', { cwd: root, ignore: ['node_modules/**', 'reports/out/**'] })

  it('that code and other documents cite exist', () => {
    const missing = files.flatMap(file =>
      [...readFileSync(new URL(file, root), 'utf8').matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
        .filter(([cited]) => !existsSync(new URL(cited, root)))
        .map(([cited]) => `${file}: ${cited}`),
    )
    expect(missing).to.deep.equal([])
  })

  it('let npm fetch no stranger by the name of a command', () => {
    const pages = [...files, ...globSync('cli/init/templates/**/*', { cwd: root, nodir: true })]
    const strangers = pages.flatMap(file =>
      [...readFileSync(new URL(file, root), 'utf8').matchAll(/\bnpx (?!--no-install |--yes` |canceled)[^`\n]+/g)]
        .filter(() => !file.startsWith('test/'))
        .map(([line]) => `${file}: ${line}`),
    )
    expect(strangers).to.deep.equal([])
  })

  it('name the version of the package as it is', () => {
    const versions = files.flatMap(file =>
      [...readFileSync(new URL(file, root), 'utf8').matchAll(/stccg-conformance-(\d+\.\d+\.\d+)\.tgz/g)].map(
        ([, version]) => version,
      ),
    )
    expect([...new Set(versions)]).to.deep.equal([manifest.version])
  })

  it('are cited by name, never by the bare number of a section', () => {
    const bare = files.filter(
      file => /\.[tj]s$/.test(file) && /(?<!\.md )§ ?\d/.test(readFileSync(new URL(file, root), 'utf8')),
    )
    expect(bare).to.deep.equal([])
  })
})
