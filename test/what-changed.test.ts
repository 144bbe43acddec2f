import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import * as words from '../protocol/words.ts'

const schemas = new URL('../protocol/schemas/', import.meta.url)
const page = readFileSync(new URL('../docs/compatibility.md', import.meta.url), 'utf8')
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const began = (name: string) =>
  JSON.parse(readFileSync(new URL(`fixture/compatibility/${name}-1.0.json`, import.meta.url), 'utf8'))

/** The rows of the list, without its head. */
const rows = [
  ...(page.split('## What changed')[1] ?? '').matchAll(/^\| (\d{4}-\d{2}-\d{2}) \| (\S+) \| (.+) \|$/gm),
].map(([, date = '', of = '', says = '']) => ({ date, of, says }))
const told = new Set(rows.flatMap(({ says }) => [...says.matchAll(/`([^`]+)`/g)].map(([, name]) => name)))

type Node = Readonly<Record<string, unknown>>
const read = (file: string): Node => JSON.parse(readFileSync(new URL(file, schemas), 'utf8'))
const files = readdirSync(schemas).sort()

/** `Type.field` of every field of every message. */
function fieldsIn(node: unknown, type: string): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  const { title = type, properties = {} } = node as { readonly title?: string; readonly properties?: Node }
  const own = Object.keys(properties).map(name => `${title}.${name}`)
  return [...own, ...Object.values(node).flatMap(below => fieldsIn(below, title))]
}

const fields = new Set(files.flatMap(file => fieldsIn(read(file), file.replace('.schema.json', ''))))
const oldFields: ReadonlySet<string> = new Set(began('fields'))
const oldWords: Readonly<Record<string, readonly string[]>> = began('words')

const digest = createHash('sha256')
  .update(files.map(file => JSON.stringify(read(file))).join('\n'))
  .digest('hex')
  .slice(0, 12)

describe('the list of what changed in the protocol', () => {
  it('is dated, oldest first, and ends with the version of this package', () => {
    const dates = rows.map(({ date }) => date)
    expect(dates.length).to.be.above(10)
    expect(dates).to.deep.equal([...dates].sort())
    expect(rows.at(-1)?.of).to.equal(version)
  })

  it('names every field that a message has got since 1.0, or its type where that is new', () => {
    const oldTypes = new Set([...oldFields].map(name => name.split('.')[0]))
    const untold = [...fields].filter(name => {
      const [type = ''] = name.split('.')
      return !oldFields.has(name) && !told.has(name) && (oldTypes.has(type) || !told.has(type))
    })
    expect(untold, 'say in docs/compatibility.md what is new').to.deep.equal([])
  })

  it('names every word that a list has got since 1.0, or the list where that is new', () => {
    const now = Object.entries(words as Readonly<Record<string, readonly string[]>>)
    const untold = now.flatMap(([list, members]) => {
      const old = oldWords[list]
      if (!old) return told.has(list) ? [] : [list]
      return members.filter(word => !old.includes(word) && !told.has(word)).map(word => `${list}: ${word}`)
    })
    expect(untold, 'say in docs/compatibility.md what is new').to.deep.equal([])
  })

  it('has lost no field', () => {
    expect([...oldFields].filter(name => !fields.has(name))).to.deep.equal([])
  })

  it('was looked through after the last change of a schema, descriptions included', () => {
    const mend = `the schemas changed: add a row to docs/compatibility.md, and say below it that their digest is \`${digest}\``
    expect(page.includes(`\`${digest}\``), mend).to.equal(true)
  })
})
