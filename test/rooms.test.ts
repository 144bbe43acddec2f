import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { globSync } from 'glob'
import ts from 'typescript'
import { fileOf } from '../analysis/cards/file-of.ts'
import { contents, contentsCommand, contentsFile } from '../analysis/contents/contents.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { cards } from '../engine/library/contents.ts'
import { rulesets } from '../engine/rulesets/registry.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const engine = join(root, 'engine')
const { rulings, topics } = loadCatalogue()

interface Encoded {
  readonly ruling: string
  readonly room: string
  readonly at: string
}

/** Ids of rulings that a source gives to rules: as `ruling: '…'`, or as an argument of what makes a rule. */
function encodedIn(file: string): readonly Encoded[] {
  const text = readFileSync(join(engine, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Encoded[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && rulings.has(node.text) && makesARule(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      found.push({ ruling: node.text, room: file.split('/')[1]!, at: `engine/${file}:${line}` })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function makesARule(id: ts.StringLiteral): boolean {
  const { parent } = id
  if (ts.isPropertyAssignment(parent)) return parent.initializer === id && parent.name.getText() === 'ruling'
  return ts.isCallExpression(parent)
}

describe('The rooms of the engine', () => {
  let encoded: readonly Encoded[]
  before(() => {
    encoded = globSync('{law/*/*,questions/*/settled}.ts', { cwd: engine, ignore: '**/*.test.ts', posix: true })
      .sort()
      .flatMap(encodedIn)
  })

  it('are topics of the table of contents', () => {
    const folders = globSync('{law,mechanics,questions}/*', { cwd: engine, posix: true })
    expect(folders.length).to.be.greaterThan(100)
    expect(folders.filter(folder => !topics.has(folder.split('/')[1]!))).to.deep.equal([])
  })

  it('are entered with all their files', () => {
    expect(contents() === readFileSync(contentsFile, 'utf8'), `run \`${contentsCommand}\``).to.equal(true)
  })

  it('hold the rules of their topic, and no others', () => {
    const wrong = encoded.flatMap(({ ruling, room, at }) => {
      const { topic } = rulings.get(ruling)!
      return room === topic ? [] : [`${at}: ${ruling} is about ${topic}; its rule goes to engine/law/${topic}/`]
    })
    expect(wrong).to.deep.equal([])
  })

  it('hold every rule that answers for a ruling in any ruleset', () => {
    const inRooms = new Set(encoded.map(({ ruling }) => ruling))
    const inForce = [...rulesets.values()].flatMap(law => [...law.rules.keys()])
    expect(inForce.filter(id => rulings.has(id) && !inRooms.has(id))).to.deep.equal([])
  })
})

describe('The cards of the engine', () => {
  it('lie one title a file, which is named after it', () => {
    const files = globSync('engine/cards/*.ts', { cwd: root, posix: true }).sort()
    expect(cards.map(({ title }) => fileOf(title)).sort()).to.deep.equal(files)
    const strayed = cards.filter(({ title }) => !readFileSync(join(root, fileOf(title)), 'utf8').includes(title))
    expect(strayed.map(({ title }) => title)).to.deep.equal([])
  })
})
