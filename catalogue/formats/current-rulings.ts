import type { Entry } from '../paragraphs.ts'

type Draft = { entry: string; paragraphs: string[] }

const footer = /^TM, ®/
const item = /^(?:[-\u2022:] |\d+\. )/
const terminal = /[.:;!?]["'\u201d)*]*$/
const editorial = /^(?:add|change|replace) (?:the|this|paragraph|following)\b(?!.*[.!?]$)/i
const openingHeading = /^(\S[^.,;:]{0,40}?)(?: - (?=[a-z])(?!see )| \u2013 (?=[A-Z].{20}))/

/**
 * A heading ends with a dash, stands alone, or opens its only paragraph. A line that introduces what follows belongs to
 * the paragraph after it, and a paragraph that a page break cut in two is made whole.
 */
export function splitCurrentRulings(text: string): readonly Entry[] {
  const entries: Draft[] = []
  let lead = ''
  for (const line of text.split('\n').map(each => each.replace(/[\s\u00a0]+/g, ' ').trim())) {
    if (line === '' || footer.test(line)) continue
    const last = entries.at(-1)
    const heading = lead === '' ? headingOf(line) : undefined
    if (heading) entries.push({ entry: heading.entry, paragraphs: heading.rest === '' ? [] : [heading.rest] })
    else if (last === undefined) continue
    else if (leadsIn(line)) lead = `${lead}${line} `
    else if (lead === '' && continues(last.paragraphs.at(-1), line))
      last.paragraphs.push(`${last.paragraphs.pop()} ${line}`)
    else {
      last.paragraphs.push(lead + line)
      lead = ''
    }
  }
  return entries.filter(({ paragraphs }) => paragraphs.length > 0)
}

function headingOf(line: string): { readonly entry: string; readonly rest: string } | undefined {
  if (item.test(line)) return undefined
  const own = line.replace(/^[*\u25c6\u2666] ?/, '')
  const closing = own.match(/^(.{1,60}?) \u2013(?: ?(Erratum):)?$/)
  if (closing) return { entry: closing[2] ? `${closing[1]} \u2013 ${closing[2]}` : closing[1]!, rest: '' }
  if (leadsIn(line)) return undefined
  const opening = own.match(openingHeading)
  if (opening) return { entry: opening[1]!, rest: own.slice(opening[0].length) }
  return own.length <= 60 && /^[A-Z]/.test(own) && !/[.:;,!?"\]*]$/.test(own) ? { entry: own, rest: '' } : undefined
}

function leadsIn(line: string): boolean {
  return !item.test(line) && (editorial.test(line) || (line.length <= 80 && line.endsWith(':') && !line.includes('. ')))
}

function continues(previous: string | undefined, line: string): boolean {
  return previous !== undefined && !terminal.test(previous) && /^[a-z]/.test(line)
}
