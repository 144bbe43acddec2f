import type { Entry } from '../paragraphs.ts'

type Draft = { entry: string; question?: string; paragraphs: string[] }
/** One line with its markup rendered; `bold` where it opens with bold type. */
type Line = { readonly text: string; readonly bold: boolean }

const lineNumber = /^\s*\d+\.(?: |$)/
const marker = /^\s*(?:\d{1,2}\)|\(\d{1,2}\)|[a-h]\)|- )/
const sentenceEnd = /[.!?:;"')*]$/
/** Columns to which the lines of such guides are filled. */
const width = 76

/** Numbered sections hold questions and answers; an answer's paragraphs are told by list marks and by lines that end early. */
export function splitAmigaGuide(text: string): readonly Entry[] {
  const entries: Draft[] = []
  let section = '0.0'
  for (const block of blocks(render(text))) {
    const [first] = block
    const heading = first!.bold ? first!.text.trim().match(/^(\d+(?:\.\d+)+) (.*)$/) : null
    if (heading) {
      section = heading[1]!
      entries.push({ entry: `${section} ${heading[2]!}`, paragraphs: paragraphs(block.slice(1)) })
    } else if (/^\s*Q:/.test(first!.text)) entries.push(asked(section, block))
    else {
      const entry = /^\s*A[:;]/.test(first!.text) ? (entries.at(-1) ?? front(entries)) : front(entries)
      entry.paragraphs.push(...answers(entry.question ?? '', block))
    }
  }
  return entries.map(unanswered).filter(each => each.paragraphs.length > 0)
}

/** What stands before the first numbered section. */
function front(entries: Draft[]): Draft {
  if (entries.length === 0) entries.push({ entry: 'Front matter', paragraphs: [] })
  return entries[0]!
}

function render(text: string): readonly Line[] {
  const lines = text.replaceAll('\u00a0', ' ').split('\n')
  const numbered = lines.filter(line => lineNumber.test(line)).length > lines.length / 2
  return lines.map(line => {
    const own = numbered ? line.replace(lineNumber, '') : line
    return {
      bold: /^\s*@\{b\}/i.test(own),
      text: own
        .replace(/@\{"([^"]*)"[^}]*\}/g, '$1')
        .replace(/@\{[^}]*\}/g, '')
        .trimEnd(),
    }
  })
}

/** A block runs from a node, a heading, a question or an answer to the next. */
function blocks(lines: readonly Line[]): readonly (readonly Line[])[] {
  const result: Line[][] = []
  let open = false
  for (const line of lines) {
    if (/^@\w/.test(line.text)) {
      open = false
      continue
    }
    if (line.text.trim() === '') continue
    if (!open || line.bold) result.push([])
    result.at(-1)!.push(line)
    open = true
  }
  return result
}

function asked(section: string, block: readonly Line[]): Draft {
  const question = join(block).replace(/^Q: ?/, '')
  const first = block[0]!.text.trim().replace(/^Q: ?/, '')
  const title = /--/.test(question) ? question.split(/ ?--/)[0]! : /[a-z]{2}/.test(first) ? question : first
  return { entry: `${section} ${title.trim()}`, question, paragraphs: [] }
}

/** A question that holds its own answer ("See …"). */
function unanswered(entry: Draft): Draft {
  return entry.question !== undefined && entry.paragraphs.length === 0
    ? { entry: entry.entry, paragraphs: [entry.question] }
    : entry
}

/** The answers to several numbered questions, one paragraph each; any other answer by its looks. */
function answers(question: string, lines: readonly Line[]): readonly string[] {
  if (!/ 1\) .* 2\) /.test(question)) return paragraphs(lines)
  const result: Line[][] = []
  let answered = 0
  for (const line of lines) {
    const own = Number(line.text.match(/^(?:\s*A[:;])?\s*(\d{1,2})\) /)?.[1])
    const next = own === answered + 1 || own === answered + 2
    if (next) answered = own
    if (next || result.length === 0) result.push([])
    result.at(-1)!.push(line)
  }
  return result.map(each => join(each).replace(/^A[:;] ?/, ''))
}

function paragraphs(lines: readonly Line[]): string[] {
  const result: Line[][] = []
  for (const line of lines) {
    const last = result.at(-1)
    if (!last || marker.test(line.text) || (endsEarly(last.at(-1)!, line) && !inBrackets(last))) result.push([line])
    else last.push(line)
  }
  return result.map(each => join(each).replace(/^A[:;] ?/, ''))
}

/** The first word of the next line would have fitted, and the next line is no continuation indented further. */
function endsEarly(previous: Line, next: Line): boolean {
  const word = next.text.trim().split(' ')[0]!
  const room = previous.text.length + 1 + word.length <= width
  return room && sentenceEnd.test(previous.text) && !/^[a-z]/.test(next.text.trim()) && indent(next) <= indent(previous)
}

/** A bracket that is still open holds its paragraph together. */
function inBrackets(lines: readonly Line[]): boolean {
  const words = lines.map(line => line.text.slice(indent(line))).join(' ')
  return words.split('(').length > words.split(')').length
}

/** Columns before the words: past white space, the mark of question or answer, and list marks. */
function indent({ text }: Line): number {
  return text.match(/^\s*(?:[QA][:;] *)?(?:(?:\d{1,2}\)|\(\d{1,2}\)|[a-h]\)|-) +)?/)![0].length
}

function join(lines: readonly Line[]): string {
  return lines
    .map(({ text }) => text.trim())
    .join(' ')
    .replace(/\s+/g, ' ')
}
