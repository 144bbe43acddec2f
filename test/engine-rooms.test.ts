import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { globSync } from 'glob'
import { circlesOf, type Graph, importGraph } from './fixture/import-graph.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('engine/**/*.ts', { cwd: root, posix: true })
  .filter(file => !file.endsWith('.test.ts'))
  .sort()
const [values, types] = [importGraph(root, files, false), importGraph(root, files, true)]

/** The mechanic whose room the file is in; undefined outside of the rooms. */
const roomOf = (file: string): string | undefined => /^engine\/mechanics\/([^/]+)\//.exec(file)?.[1]
const folderOf = (file: string): string => file.split('/')[1] ?? ''

function* arrows(graph: Graph): Generator<readonly [string, string]> {
  for (const [from, targets] of graph) for (const to of targets) yield [from, to]
}

const said = (wrong: readonly (readonly [string, string])[]): readonly string[] =>
  wrong.map(([from, to]) => `${from} imports ${to}`)

/** Folders of the engine from the ground up; each may use those before it. */
const floors = ['kernel', 'board', 'text', 'mechanics', 'law', 'cards', 'library', 'rulesets', 'play', 'adapter']
/** Values and texts look at each other: a filter asks for values, and values are changed by texts. */
const oneFloor = (folder: string): string => (folder === 'text' ? 'board' : folder)

test('every import of the engine goes down, or asks a question', () => {
  const floorOf = (file: string): number => floors.indexOf(oneFloor(folderOf(file)))
  const asks = (file: string): boolean => folderOf(file) === 'questions'
  const up = [...arrows(values)].filter(([from, to]) => !asks(from) && !asks(to) && floorOf(to) > floorOf(from))
  expect(said(up)).to.deep.equal([])
})

test('the kernel knows no mechanic', () => {
  const wrong = [...arrows(types)].filter(
    ([from, to]) => folderOf(from) === 'kernel' && !['kernel', 'board', 'text'].includes(folderOf(to)),
  )
  expect(said(wrong)).to.deep.equal([])
})

test('the kernel names no deed, moment or permission of a mechanic', () => {
  const declared =
    /^export interface Added(?:Capabilities|Consequences|DeedKinds|Happenings|Triggers) \{\n(.*?)\n\}$/gms
  const named = files
    .filter(roomOf)
    .flatMap(file =>
      [...readFileSync(join(root, file), 'utf8').matchAll(declared)].flatMap(([, body = '']) =>
        [...body.matchAll(/^ {2}(?:readonly )?'?([\w ,-]+?)'?\??:/gm)].map(([, name = '']) => name),
      ),
    )
  expect(named.length).to.be.greaterThan(100)
  const literals = files
    .filter(file => folderOf(file) === 'kernel')
    .flatMap(file => [...readFileSync(join(root, file), 'utf8').matchAll(/'([^'\n]+)'/g)].map(([, text = '']) => text))
  expect(named.filter(name => literals.includes(name))).to.deep.equal([])
})

test('questions know nothing of who asks them and of who answers', () => {
  const wrong = [...arrows(values)].filter(
    ([from, to]) => folderOf(from) === 'questions' && !['questions', 'kernel', 'board', 'text'].includes(folderOf(to)),
  )
  expect(said(wrong)).to.deep.equal([])
})

test('law and cards are leaves: the contents alone name them', () => {
  for (const leaf of ['law', 'cards']) {
    const wrong = [...arrows(types)].filter(
      ([from, to]) => folderOf(to) === leaf && folderOf(from) !== leaf && from !== 'engine/library/contents.ts',
    )
    expect(said(wrong)).to.deep.equal([])
  }
})

test('cards name no law', () => {
  const wrong = [...arrows(types)].filter(([from, to]) => folderOf(from) === 'cards' && folderOf(to) === 'law')
  expect(said(wrong)).to.deep.equal([])
})

test('what lies in the inner folder of a room is used by that room alone', () => {
  const isInner = (file: string): boolean => file.startsWith(`engine/mechanics/${roomOf(file)}/inner/`)
  const wrong = [...arrows(types)].filter(
    ([from, to]) => isInner(to) && roomOf(from) !== roomOf(to) && from !== 'engine/library/contents.ts',
  )
  expect(said(wrong)).to.deep.equal([])
})

test('what no other room uses lies in the inner folder, but for the words and what carries them out', () => {
  const outside = new Set(
    [...arrows(types)]
      .filter(([from, to]) => from !== 'engine/library/contents.ts' && roomOf(from) !== roomOf(to))
      .map(([, to]) => to),
  )
  const open = files.filter(file => /^engine\/mechanics\/[^/]+\/[^/]+$/.test(file))
  const carried = /\/(?:words|effects|features|requirements|selectors|responses[\w-]*)\.ts$/
  expect(open.filter(file => !outside.has(file) && !carried.test(file))).to.deep.equal([])
})

test('no rooms use each other in a circle', () => {
  const uses = new Map<string, Set<string>>()
  for (const [from, to] of arrows(values)) {
    const [room, other] = [roomOf(from), roomOf(to)]
    if (!room || !other || room === other) continue
    uses.set(room, (uses.get(room) ?? new Set()).add(other))
  }
  expect(uses.size).to.be.greaterThan(30)
  expect(circlesOf(uses)).to.deep.equal([])
})

test('circles of files are small, and none crosses rooms', () => {
  const placeOf = (file: string): string => roomOf(file) ?? oneFloor(folderOf(file))
  expect(circlesOf(values).filter(circle => circle.length > 12)).to.deep.equal([])
  expect(circlesOf(types).filter(circle => circle.length > 20)).to.deep.equal([])
  expect(circlesOf(values).filter(circle => new Set(circle.map(placeOf)).size > 1)).to.deep.equal([])
})

test('every question that is declared is asked', () => {
  const texts = files.map(file => readFileSync(join(root, file), 'utf8'))
  const declared = texts.flatMap(text =>
    [...text.matchAll(/^export const (\w+) = (?:question|flag|settled)</gm)].map(m => m[1]!),
  )
  const asked = new Set(
    texts.flatMap(text => [...text.matchAll(/(?:decide|decideAmong|rulesOf)\(\s*(\w+)/g)].map(m => m[1])),
  )
  expect(declared).to.have.length.greaterThan(200)
  expect(declared.filter(name => !asked.has(name))).to.deep.equal([])
})

test('no two questions have the same name', () => {
  const declaration = /^export const \w+ = (?:question|flag|settled)<[\s\S]*?>\(\)\(\s*(['"])(.+?)\1/gm
  const names = files.flatMap(file => [...readFileSync(join(root, file), 'utf8').matchAll(declaration)].map(m => m[2]))
  expect(names).to.have.length.greaterThan(200)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).to.deep.equal([])
})
