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

/** The mechanic whose file it is; undefined outside of the rooms. */
const roomOf = (file: string): string | undefined => /^engine\/mechanics\/([^/]+)\//.exec(file)?.[1]

/** What kind of file of a room it is. */
function kindOf(file: string): 'questions' | 'words' | 'law' | 'table' | 'flow' {
  if (/\/law\//.test(file)) return 'law'
  if (/questions|\/settled\.ts$/.test(file)) return 'questions'
  if (/(?:words|-text)\.ts$/.test(file)) return 'words'
  if (/\/(?:effects|features|requirements|selectors|responses[\w-]*)\.ts$/.test(file)) return 'table'
  return 'flow'
}

function* arrows(graph: Graph): Generator<readonly [string, string]> {
  for (const [from, targets] of graph) for (const to of targets) yield [from, to]
}

/** Folders of the engine from the ground up; each may use those before it. Of the rooms, all may ask the questions. */
const floors = ['kernel', 'board', 'text', 'mechanics', 'cards', 'library', 'rulesets', 'play', 'adapter']
/** Values and texts look at each other: a filter asks for values, and values are changed by texts. */
const oneFloor = (folder: string): string => (folder === 'text' ? 'board' : folder)

test('every import of the engine goes down, or asks a question', () => {
  const floorOf = (file: string): number => floors.indexOf(oneFloor(file.split('/')[1] ?? ''))
  const up = [...arrows(values)].filter(([from, to]) => floorOf(to) > floorOf(from) && kindOf(to) !== 'questions')
  expect(up.map(([from, to]) => `${from} imports ${to}`)).to.deep.equal([])
})

test('the kernel knows no mechanic', () => {
  const wrong = [...arrows(types)].filter(([from, to]) => from.startsWith('engine/kernel/') && roomOf(to))
  expect(wrong.map(([from, to]) => `${from} imports ${to}`)).to.deep.equal([])
})

/** What a file of a room may import of other rooms. */
const mayImport = {
  questions: ['questions'],
  words: ['words', 'questions'],
  law: ['law', 'questions', 'flow'],
  table: ['questions', 'flow', 'words', 'table'],
  flow: ['questions', 'flow', 'words'],
}

test('rooms see of each other questions and words, and what is done and looked up', () => {
  const between = [...arrows(types)].filter(([from, to]) => roomOf(from) && roomOf(to) && roomOf(from) !== roomOf(to))
  const wrong = between.filter(([from, to]) => !mayImport[kindOf(from)].includes(kindOf(to)))
  expect(wrong.map(([from, to]) => `${from} imports ${to}`)).to.deep.equal([])
})

/** What cards may import of rooms: what a mechanic does and asks, and never what a document says of it. */
const forCards: readonly string[] = ['questions', 'flow', 'words', 'table']

test('cards are leaves: the contents alone name them, and they name no law', () => {
  const wrong = [...arrows(types)].filter(([from, to]) => {
    const [isCard, ofCards] = [from.startsWith('engine/cards/'), to.startsWith('engine/cards/')]
    if (!isCard) return ofCards && from !== 'engine/library/contents.ts'
    return roomOf(to) !== undefined && !forCards.includes(kindOf(to))
  })
  expect(wrong.map(([from, to]) => `${from} imports ${to}`)).to.deep.equal([])
})

test('no two rooms use each other', () => {
  const uses = new Map<string, Set<string>>()
  for (const [from, to] of arrows(values)) {
    const [room, other] = [roomOf(from), roomOf(to)]
    if (!room || !other || room === other || kindOf(from) !== 'flow' || kindOf(to) !== 'flow') continue
    uses.set(room, (uses.get(room) ?? new Set()).add(other))
  }
  expect(circlesOf(uses)).to.deep.equal([])
})

test('circles of files are small, and none crosses rooms', () => {
  const folderOf = (file: string): string => roomOf(file) ?? oneFloor(file.split('/')[1] ?? '')
  expect(circlesOf(values).filter(circle => circle.length > 12)).to.deep.equal([])
  expect(circlesOf(types).filter(circle => circle.length > 20)).to.deep.equal([])
  expect(circlesOf(values).filter(circle => new Set(circle.map(folderOf)).size > 1)).to.deep.equal([])
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
