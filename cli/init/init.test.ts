import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { load } from 'js-yaml'
import { UsageError } from '../../runner/usage-error.ts'
import { version } from '../../runner/version.ts'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { init } from './init.ts'
import { languages } from './languages.ts'

const folder = temporaryFolder('stccg-init-')
let count = 0
const place = (): string => join(folder, String(count++))
const refusal = (language: string, where: string): string => {
  try {
    init(language, where)
  } catch (error) {
    expect(error).to.be.instanceOf(UsageError)
    return (error as Error).message
  }
  return expect.fail('nothing was refused')
}

describe('init', () => {
  for (const [language, { build, run }] of Object.entries(languages))
    it(`writes a skeleton, a README and a CI sample that say how to run it: ${language}`, () => {
      const where = place()
      expect(init(language, where)).to.include(`npx --no-install stccg-conformance run --engine "${run}"`)
      const [readme, ci] = ['README.md', 'conformance.yml'].map(name => readFileSync(join(where, name), 'utf8'))
      for (const text of [readme!, ci!]) for (const command of [run, build ?? run]) expect(text).to.include(command)
      expect(readme!.split('\n')).to.have.length.within(9, 12)
      expect(readdirSync(where)).to.have.length.of.at.least(3)
    })

  it('writes a workflow that works in the folder of the adapter, as the top of the repository sees it', () => {
    const top = place()
    mkdirSync(join(top, '.git'), { recursive: true })
    const workflow = (...path: readonly string[]): string => {
      init('python', join(top, ...path))
      return readFileSync(join(top, ...path, 'conformance.yml'), 'utf8')
    }
    const below = workflow('engines', 'mine')
    expect(below).to.include('working-directory: "engines/mine"').and.to.include('path: "engines/mine/reports/out"')
    expect(workflow()).to.include('working-directory: "."').and.to.include('path: "./reports/out"')
    expect(load(below)).to.have.nested.property('env.STCCG_CONFORMANCE', `./stccg-conformance-${version}.tgz`)
  })

  it('leaves no blank of a skeleton unfilled', () => {
    for (const language of Object.keys(languages)) {
      const where = place()
      init(language, where)
      for (const file of readdirSync(where)) expect(readFileSync(join(where, file), 'utf8')).to.not.match(/\{\{\w+\}\}/)
    }
  })

  it('goes into a folder that has other files', () => {
    const where = place()
    init('python', where)
    init('java', join(where, 'nested', 'deep'))
    rmSync(join(where, 'README.md'))
    rmSync(join(where, 'conformance.yml'))
    init('typescript', where)
    expect(readdirSync(where)).to.include.members(['adapter.py', 'adapter.mts', 'README.md'])
  })

  it('overwrites nothing, and then writes nothing', () => {
    const where = place()
    init('go', where)
    writeFileSync(join(where, 'main.go'), 'mine')
    for (const name of ['README.md', 'go.mod']) rmSync(join(where, name))
    expect(refusal('go', where)).to.equal(
      `${join(where, 'conformance.yml')}, ${join(where, 'main.go')}: are there already and are not overwritten, so nothing was written. Name another folder.`,
    )
    expect(readdirSync(where)).to.deep.equal(['conformance.yml', 'main.go'])
    expect(readFileSync(join(where, 'main.go'), 'utf8')).to.equal('mine')
  })

  it('does not write through a link that leads nowhere', () => {
    const where = place()
    init('python', where)
    rmSync(join(where, 'adapter.py'))
    symlinkSync(join(folder, 'elsewhere'), join(where, 'adapter.py'))
    for (const name of ['README.md', 'conformance.yml']) rmSync(join(where, name))
    expect(refusal('python', where)).to.match(/adapter\.py: is there already and is not overwritten/)
  })

  it('leaves nothing half-written where it may not write', () => {
    const file = place()
    writeFileSync(file, '')
    expect(refusal('python', join(file, 'below'))).to.match(/Nothing was written\.$/)
    expect(existsSync(join(file, 'below'))).to.equal(false)
    expect(refusal('python', file)).to.include('cannot be written here (a file is in the way). Nothing was written.')
  })

  it('names the nearest language', () => {
    expect(refusal('pyton', place())).to.equal(
      'init pyton: there is no skeleton in that language. There are python, java, typescript, csharp, go; nearest: python.',
    )
    expect(refusal('toString', place())).to.match(/there is no skeleton/)
  })
})
