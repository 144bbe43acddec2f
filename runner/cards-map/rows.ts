import { CsvError, parse } from 'csv-parse/sync'
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { printable } from '../../reports/words.ts'
import { UsageError } from '../usage-error.ts'

/** One title with one id, as written. */
export interface Row {
  readonly title: string
  readonly id: string
  readonly line: number
}

export const fault = (file: string, line: number, message: string): UsageError =>
  new UsageError(`${printable(file)}:${line}: ${printable(message)}.`)

/** The rows of a CSV file by its ending, else of YAML, of which JSON is a part. */
export function rowsIn(file: string, text: string): readonly Row[] {
  const plain = text.replace(/^\uFEFF/, '')
  return /\.(csv|tsv|txt)$/i.test(file) ? csvRows(file, plain) : yamlRows(file, plain)
}

/** Everything is text here: an id `007` stays what it is. */
function yamlRows(file: string, text: string): readonly Row[] {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'silent', schema: 'failsafe' })
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line)
  const lineOf = (node: unknown): number => lineAt(isNode(node) ? (node.range?.[0] ?? 0) : 0)
  const [broken] = document.errors
  if (broken) throw fault(file, lineAt(broken.pos[0]), whatIsBroken(broken.code, broken.message))
  const { contents } = document
  if (!isMap(contents))
    throw fault(
      file,
      1,
      'a map of cards has one line for each title, such as "Kira Nerys: 0123"; a CSV file ends in .csv',
    )
  return contents.items.flatMap(({ key, value }) => {
    const line = lineOf(key)
    if (!isScalar(key)) throw fault(file, line, 'a title is a text')
    const title = String(key.value)
    const ids = isSeq(value) ? value.items : [value]
    if (!ids.length) throw fault(file, line, `"${title}" has no id`)
    return ids.map(id => {
      if (id !== null && !isScalar(id))
        throw fault(file, lineOf(id), `the id of "${title}" is one text, or a list of texts for its versions`)
      return { title, id: isScalar(id) ? String(id.value ?? '') : '', line: id ? lineOf(id) : line }
    })
  })
}

function whatIsBroken(code: string, message: string): string {
  if (code === 'DUPLICATE_KEY')
    return 'this title stands here a second time; versions of one title are a list: [0123, 0456]'
  const [first = ''] = message.split('\n')
  return `this is not YAML: ${first.replace(/ at line .*$/, '').replace(/[.:]$/, '')}`
}

function csvRows(file: string, text: string): readonly Row[] {
  const [heading, ...rows] = parsed(file, text)
  const columns = heading?.record.map(name => name.toLowerCase()) ?? []
  const [title, id] = [columns.indexOf('title'), columns.indexOf('id')]
  if (title < 0 || id < 0) {
    const found = columns.length ? `it names ${columns.map(name => `"${name}"`).join(', ')}` : 'the file is empty'
    throw fault(file, 1, `the first line names the columns, "title" and "id" among them; ${found}`)
  }
  return rows.map(({ record, line }) => ({ title: record[title] ?? '', id: record[id] ?? '', line }))
}

interface Line {
  readonly record: readonly string[]
  readonly line: number
}

function parsed(file: string, text: string): readonly Line[] {
  const [first = ''] = text.split('\n', 1)
  const delimiter = [',', ';', '\t'].find(sign => first.includes(sign)) ?? ','
  try {
    const options = { delimiter, info: true, relax_column_count: true, skip_empty_lines: true, trim: true } as const
    const read = parse(text, options) as unknown as readonly { record: string[]; info: { lines: number } }[]
    return read.map(({ record, info }) => ({ record, line: info.lines - linesIn(record) }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = (error as { readonly lines?: number }).lines ?? 1
    throw fault(file, line, `this is not CSV: ${error.message.replace(/[.]$/, '')}`)
  }
}

/** A record is known by the line on which it ends. */
const linesIn = (record: readonly string[]): number =>
  record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
