import { readFileSync } from 'node:fs'
import { before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Ajv, type ValidateFunction } from 'ajv'
import { expect } from 'chai'
import { compile } from 'json-schema-to-typescript'
import ts from 'typescript'
import { conformance } from '../fixture/result.ts'
import { json } from '../json.ts'
import { outcomes } from '../result.ts'

type Loose = Record<string, unknown> & {
  cases: Record<string, unknown>[]
  steps: Record<string, unknown>[]
  totals: Record<string, unknown>
}

const schema = JSON.parse(readFileSync(new URL('./conformance.schema.json', import.meta.url), 'utf8'))
let validate: ValidateFunction
before(() => {
  validate = new Ajv({ strict: true, allErrors: true }).compile(schema)
})

function mutated(change: (result: Loose) => unknown): boolean {
  const result = JSON.parse(json(conformance(1))) as Loose
  change(result)
  return validate(result)
}

describe('conformance.schema.json', () => {
  test('a result made in TypeScript is valid', () => {
    expect(validate(JSON.parse(json(conformance()))), JSON.stringify(validate.errors?.slice(0, 3))).to.equal(true)
  })

  const mutations: Record<string, (result: Loose) => unknown> = {
    'another version': result => Object.assign(result, { version: 3 }),
    'a missing total': result => delete result.totals.disputed,
    'a negative total': result => Object.assign(result.totals, { pass: -1 }),
    'an unknown outcome': result => Object.assign(result.cases[0]!, { outcome: 'skipped' }),
    'a case without an id': result => delete result.cases[0]!.id,
    'an empty id': result => Object.assign(result.cases[0]!, { id: '' }),
    'an unknown field': result => Object.assign(result.cases[0]!, { colour: 'red' }),
    'a board without cards': result =>
      Object.assign(result.cases[0]!, { before: { ruleset: 'x', turn: {}, players: [] } }),
    'no engine': result => delete result.engine,
    'text for rulings': result => Object.assign(result.cases[0]!, { rulings: '1eS-stopped-06' }),
    'steps that are no steps': result => Object.assign(result.steps[0]!, { text: 1 }),
    'a step without a number': result => Object.assign(result.cases[0]!, { steps: ['x'] }),
  }
  for (const [name, change] of Object.entries(mutations))
    test(`${name} is not valid`, () => {
      expect(mutated(change)).to.equal(false)
    })

  test('lists the outcomes of the types, in their order', () => {
    expect(schema.definitions.outcome.enum).to.deep.equal(outcomes)
    expect(Object.keys(schema.definitions.totals.properties)).to.deep.equal(['cases', ...outcomes])
  })

  test('a report that is older than the latest outcome is valid', () => {
    expect(mutated(({ totals }) => delete totals['suite-error'])).to.equal(true)
    expect(mutated(({ totals }) => delete totals.crash)).to.equal(false)
  })

  test('the types and the schema fit each other, both ways', async () => {
    expect(await misfits()).to.deep.equal([])
  })
})

/** Type errors of a program that assigns the schema's type to ours and ours to it; boards and what an engine can are the protocol's. */
async function misfits(): Promise<string[]> {
  const generated = await compile({ ...schema, $id: undefined }, 'Published', { format: false, bannerComment: '' })
  const text = `${generated.replace('export interface Conformance ', 'export interface Published ')}
import type { WrittenConformance as Ours } from '../written.ts'
type Protocol = 'before' | 'after' | 'can'
type Plain<T> = T extends readonly (infer M)[] ? Plain<M>[] : T extends object ? { -readonly [K in keyof T as K extends Protocol ? never : K]: Plain<T[K]> } : T
declare const ours: Ours
declare const published: Published
export const one: Plain<Published> = ours as unknown as Plain<Ours>
export const other: Plain<Ours> = published as unknown as Plain<Published>
`
  return diagnose(fileURLToPath(new URL('./agreement.ts', import.meta.url)), text)
}

function diagnose(file: string, text: string): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    types: ['node'],
  }
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists, getSourceFile } = host
  host.readFile = name => (name === file ? text : readFile.call(host, name))
  host.fileExists = name => name === file || fileExists.call(host, name)
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2023) : getSourceFile.call(host, name, ...rest)
  const program = ts.createProgram([file], options, host)
  return ts.getPreEmitDiagnostics(program).map(found => ts.flattenDiagnosticMessageText(found.messageText, '\n'))
}
