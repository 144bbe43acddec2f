import { chmodSync, copyFileSync, readdirSync } from 'node:fs'
import { after, beforeEach, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import type { Command } from 'commander'
import { everyCommand } from '../cli/main.ts'
import { adds } from '../cli/values.ts'
import { json } from '../reports/json.ts'
import { withDefaults } from '../runner/options.ts'
import { playSuite } from '../runner/play-suite.ts'
import { argumentKinds, beside, type Kind, kindOf, kinds, needs } from './command-table/wrong-values.ts'
import { contents, said, useWorkplace, write } from './fixture/workplace.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

useWorkplace()
beforeEach(async () => {
  write('report.json', report)
  write('deck.txt', 'Draw Deck:\n2 Worf\n')
  write('humming.txt', 'Glossary - H\n\nback to top of page\n\nHumming\nNobody hums.\n')
  write('pool.json', '{"version":1,"cards":[{"title":"Orla","type":"personnel"}]}')
  copyFileSync(here('../docs/proposals/equipment-never-stops.yaml'), 'proposal.yaml')
  copyFileSync(here('../cards/import/sample.csv'), 'cards.csv')
  // Where there is no Java, nothing but that would be told of `allure`.
  write('jdk/bin/java', '#!/bin/sh\n')
  chmodSync('jdk/bin/java', 0o755)
  process.env.JAVA_HOME = 'jdk'
})
const { JAVA_HOME } = process.env
after(() => {
  delete process.env.JAVA_HOME
  Object.assign(process.env, JAVA_HOME ? { JAVA_HOME } : {})
})
const report = json(
  await playSuite(withDefaults({ features: [here('../examples/engines/exam')], report: [], out: '.' })),
)

/** A command line with one value that is wrong. */
interface Wrong {
  readonly name: string
  readonly args: readonly string[]
  readonly value: string
  /** What has to be said. */
  readonly says?: string
}

const placeholder = (flags: string): string => /[<[]([^>\].]+)/.exec(flags)?.[1] ?? ''

const right: Partial<Record<Kind, string>> = { shard: '1/2', address: 'https://example.org/' }

const rightFor = (kind: Kind): string => right[kind] ?? (/positive|number|minutes|port/.test(kind) ? '1' : 'x')

/** The options that go with a command but that one. */
function besides(path: string, long: string): readonly string[] {
  const { options = [] } = beside[path] ?? {}
  const at = options.indexOf(long)
  return at < 0 ? options : options.toSpliced(at, 2)
}

function ofOptions(path: string, command: Command): readonly Wrong[] {
  const { given = [] } = beside[path] ?? {}
  return command.options
    .filter(one => one.required || one.optional)
    .flatMap(one => {
      const long = one.long ?? ''
      const name = `${path} ${long}`
      const kind = kindOf(name, placeholder(one.flags))
      if (!kind) throw new Error(`${name}: say in wrong-values.ts of which kind it is`)
      const before = [...path.split(' '), ...given, ...besides(path, long), ...(needs[name] ?? []), long]
      const right = one.argChoices?.[0] ?? rightFor(kind)
      const twice: Wrong = { name, args: [...before, right, long, right], value: 'twice', says: 'It is given twice' }
      const all = kinds[kind].map((value): Wrong => ({ name, args: [...before, value], value }))
      return one.variadic || adds(one) ? all : [...all, twice]
    })
}

function ofArguments(path: string, command: Command): readonly Wrong[] {
  const { given = [], options = [] } = beside[path] ?? {}
  const own = argumentKinds[path] ?? []
  expect(own, path).to.have.length(command.registeredArguments.length)
  return own.flatMap((kind, at) =>
    kinds[kind].map(value => ({
      name: `${path} <${command.registeredArguments[at]!.name()}>`,
      args: [...path.split(' '), ...given.with(at, value), ...options],
      value,
    })),
  )
}

const tried = everyCommand().map(({ path, command }) => {
  const name = path.join(' ')
  return { name, rows: [...ofArguments(name, command), ...ofOptions(name, command)] }
})
const wrong = tried.flatMap(({ rows }) => rows)
const shown = (value: string): string => JSON.stringify(value.length > 40 ? `${value.slice(0, 10)}…` : value)
const law = here('../rulings')

describe('a wrong value', () => {
  it('is tried of every command that takes one', () => {
    expect(wrong).to.have.length.above(600)
    expect(tried.flatMap(({ name, rows }) => (rows.length ? [] : [name]))).to.deep.equal([])
  })

  for (const { name, args, value, says } of wrong)
    it(`${name} ${shown(value)}`, async () => {
      const [before, rulings] = [contents(), readdirSync(law)]
      const { code, text } = await said(...args)
      expect({ code, text }).to.deep.equal({ code: 2, text })
      expect(text).to.match(/^\S/)
      expect(text).to.not.match(/^\s+at /m)
      expect(text, 'lines').to.have.length.below(2_000)
      if (says) expect(text).to.include(says)
      expect([contents(), readdirSync(law)]).to.deep.equal([before, rulings])
    })
})
