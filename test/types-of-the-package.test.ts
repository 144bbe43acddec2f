import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import ts from 'typescript'
import { init } from '../cli/init/init.ts'
import { temporaryFolder } from './fixture/temporary.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = temporaryFolder('stccg-types-')
mkdirSync(join(folder, 'node_modules'))
symlinkSync(root, join(folder, 'node_modules', 'stccg-conformance'), 'junction')

const engine = `
import type { Board, Question, Reply, Request } from 'stccg-conformance/protocol'

export const board: Board = {
  ruleset: 'x',
  turn: { player: 'Alice', phase: 'play' },
  players: [{ name: 'Alice' }],
  cards: [{ id: 'Kira', owner: 'Alice', where: ['hand', 'Alice'] }],
}
// @ts-expect-error: there is no such place
export const nowhere: Board['cards'][number] = { id: 'Kira', owner: 'Alice', where: ['pocket', 'Alice'] }
export const replyTo = ({ id }: Request): Reply => ({ id, result: { pending: [] satisfies Question[] } })
`

/** What the compiler has to say of a file in a project that has the package installed. */
function complaints(file: string, module: ts.ModuleKind, moduleResolution: ts.ModuleResolutionKind): readonly string[] {
  const options: ts.CompilerOptions = {
    module,
    moduleResolution,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    noEmit: true,
    typeRoots: [join(root, 'node_modules', '@types')],
    types: ['node'],
  }
  const found = ts.getPreEmitDiagnostics(ts.createProgram([join(folder, file)], options))
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

describe('the types that the package exports', () => {
  it('check an engine, whichever way its project finds modules', () => {
    writeFileSync(join(folder, 'engine.mts'), engine)
    const { NodeNext, Bundler } = ts.ModuleResolutionKind
    expect(complaints('engine.mts', ts.ModuleKind.NodeNext, NodeNext)).to.deep.equal([])
    expect(complaints('engine.mts', ts.ModuleKind.ESNext, Bundler)).to.deep.equal([])
  })

  it('fit the skeleton in TypeScript', () => {
    init('typescript', join(folder, 'adapter'))
    const { NodeNext } = ts.ModuleResolutionKind
    expect(complaints(join('adapter', 'adapter.mts'), ts.ModuleKind.NodeNext, NodeNext)).to.deep.equal([])
  })
})
