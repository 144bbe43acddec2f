import { existsSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { expect } from 'chai'

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

  it('names scripts that exist', () => {
    const scripts = matches(/npm run ([a-z-]+)/g)
    expect(scripts.filter(script => !(script in manifest.scripts))).to.deep.equal([])
  })

  it('names commands that exist', async () => {
    const commands = matches(/npx stccg-conformance ([a-z]+)/g)
    const sources = commands.filter(command => !existsSync(new URL(`cli/commands/${command}.ts`, root)))
    expect(sources).to.deep.equal([])
  })

  it('links to files that exist', () => {
    const links = matches(/\]\(([^)#]+)\)/g).filter(link => !link.startsWith('http'))
    expect(links.filter(link => !existsSync(new URL(link, root)))).to.deep.equal([])
  })
})
