import { CsvError, parse } from 'csv-parse/sync'
import { isMap, isNode, isScalar, isSeq } from 'yaml'
import { readYamlText, type YamlFault } from '../../catalogue/yaml-document.ts'
import { printable } from '../../reports/words.ts'

/** One title with one id, as written. */
export interface Row {
  readonly title: string
  readonly id: string
  readonly line: number
}

/** Remark on a line. */
export interface Remark {
  readonly line: number
  readonly message: string
}

/** Rows of a file, and lines that cannot be meant. */
export interface Rows {
  readonly rows: readonly Row[]
  readonly faults: readonly Remark[]
}

/** Remarks in the order of the lines, each with the file. */
export function told(file: string, remarks: readonly Remark[]): readonly string[] {
  return remarks
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, message }) => `${printable(file)}:${line}: ${printable(message)}.`)
}

/** The rows of a CSV file by its ending, else of YAML, of which JSON is a part. */
export function rowsIn(file: string, text: string): Rows {
  const plain = text.replace(/^\uFEFF/, '')
  return /\.(csv|tsv|txt)$/i.test(file) ? csvRows(plain) : yamlRows(plain)
}

/** Everything is text here: an id `007` stays what it is. */
function yamlRows(text: string): Rows {
  const { document, lineAt, faults: broken } = readYamlText(text, { isText: true })
  const lineOf = (node: unknown): number => lineAt(isNode(node) ? (node.range?.[0] ?? 0) : 0)
  const faults: Remark[] = broken.map(fault => ({ line: fault.line, message: whatIsBroken(fault) }))
  if (broken.some(({ code }) => code !== 'DUPLICATE_KEY')) return { rows: [], faults }
  const { contents } = document
  if (!isMap(contents)) return { rows: [], faults: [{ line: 1, message: noMap }] }
  const rows = contents.items.flatMap(({ key, value }) => {
    const line = lineOf(key)
    const fault = (message: string, at = line): [] => {
      faults.push({ line: at, message })
      return []
    }
    if (!isScalar(key)) return fault('a title is a text')
    const title = String(key.value)
    const ids = isSeq(value) ? value.items : [value]
    if (!ids.length) return fault(`"${title}" has no id`)
    return ids.flatMap(id => {
      if (id !== null && !isScalar(id))
        return fault(`the id of "${title}" is one text, or a list of texts for its versions`, lineOf(id))
      return { title, id: isScalar(id) ? String(id.value ?? '') : '', line: id ? lineOf(id) : line }
    })
  })
  return { rows, faults }
}

const noMap = 'a map of cards has one line for each title, such as "Kira Nerys: 0123"; a CSV file ends in .csv'

function whatIsBroken({ code, why }: YamlFault): string {
  if (code === 'DUPLICATE_KEY')
    return 'this title is here a second time; versions of one title are a list: [0123, 0456]'
  return `this is not YAML: ${why}`
}

function csvRows(text: string): Rows {
  const read = parsed(text)
  if ('message' in read) return { rows: [], faults: [read] }
  const [heading, ...rows] = read
  const columns = heading?.record.map(name => name.toLowerCase()) ?? []
  const [title, id] = [columns.indexOf('title'), columns.indexOf('id')]
  if (title < 0 || id < 0) {
    const found = columns.length ? `it names ${columns.map(name => `"${name}"`).join(', ')}` : 'the file is empty'
    const message = `the first line names the columns, "title" and "id" among them; ${found}`
    return { rows: [], faults: [{ line: 1, message }] }
  }
  return {
    rows: rows.map(({ record, line }) => ({ title: record[title] ?? '', id: record[id] ?? '', line })),
    faults: [],
  }
}

interface Line {
  readonly record: readonly string[]
  readonly line: number
}

function parsed(text: string): readonly Line[] | Remark {
  const [first = ''] = text.split('\n', 1)
  const delimiter = [',', ';', '\t'].find(sign => first.includes(sign)) ?? ','
  try {
    const options = { delimiter, info: true, relax_column_count: true, skip_empty_lines: true, trim: true } as const
    const read = parse(text, options) as unknown as readonly { record: string[]; info: { lines: number } }[]
    return read.map(({ record, info }) => ({ record, line: info.lines - linesIn(record) }))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = (error as { readonly lines?: number }).lines ?? 1
    return { line, message: `this is not CSV: ${error.message.replace(/[.]$/, '')}` }
  }
}

/** A record is known by the line on which it ends. */
const linesIn = (record: readonly string[]): number =>
  record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
