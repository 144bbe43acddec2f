import { beginning } from '../../reports/search-terms.ts'
import { printable } from '../../reports/words.ts'
import type { Law } from './play.ts'

/** All that a link holds: the text, the laws side by side, what is changed in them, and how far one has stepped. */
export interface Situation {
  readonly text: string
  readonly rulesets: readonly string[]
  readonly struck: readonly string[]
  readonly readings: readonly string[]
  /** So many steps have been played; absent = all. */
  readonly step?: number
}

export const lawsOf = ({ rulesets, struck, readings }: Situation): readonly Law[] =>
  rulesets.map(ruleset => ({ ruleset, struck, readings }))

const version = '1'

/** Bytes that a situation may have. */
const most = 2 ** 20

/** The situation as the fragment of an address: deflated, in base64 as addresses write it. */
export async function fragmentOf(situation: Situation): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(situation))
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const packed = new Uint8Array(await new Response(stream).arrayBuffer())
  const base64 = btoa(Array.from(packed, byte => String.fromCharCode(byte)).join(''))
  return `${version}.${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** Reads such a fragment; a string says in words why it cannot be read. */
export async function situationIn(fragment: string): Promise<Situation | string> {
  const [given = '', packed = ''] = fragment.split('.')
  if (given !== version)
    return `This link is of another version of the page (${printable(given.slice(0, 20)) || 'none'}), and this page reads ${version}. Open it in the version that wrote it.`
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), one => one.charCodeAt(0))
    const text = await inflated(bytes)
    return text === undefined ? large : checked(JSON.parse(text))
  } catch {
    return broken
  }
}

const broken = 'This link is broken: a part of it is missing or was changed. Copy it again, whole.'
const large =
  'This link holds more than any scenario needs, and is not opened. Send the text as a .feature file instead.'

/** Undefined where it would be more than is allowed; it is not unpacked any further then. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const [reader, decoder] = [stream.getReader(), new TextDecoder()]
  let [text, size] = ['', 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.length
    if (size > most) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}

function checked(value: Partial<Situation>): Situation | string {
  const { text, rulesets, struck = [], readings = [], step } = value
  if (typeof text !== 'string' || !isList(rulesets) || !isList(struck) || !isList(readings)) return broken
  if (step !== undefined && !(Number.isSafeInteger(step) && step >= 0)) return broken
  return { text, rulesets, struck, readings, ...(step === undefined ? {} : { step }) }
}

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(one => typeof one === 'string')

/** The names that a page has. */
export interface Names {
  readonly rulesets: { has(id: string): boolean }
  readonly rulings: { has(id: string): boolean }
  readonly readings: { has(name: string): boolean }
}

/** The situation with each law, ruling and reading once, and with those alone that the page has; what was left out is told in words. */
export function withNames(
  situation: Situation,
  names: Names,
): { readonly situation: Situation; readonly remark?: string } {
  const lost: string[] = []
  const kept = (given: readonly string[], known: { has(name: string): boolean }): readonly string[] => {
    const all = [...new Set(given)]
    lost.push(...all.filter(name => !known.has(name)))
    return all.filter(name => known.has(name))
  }
  const { rulesets, struck, readings } = situation
  const fitting = {
    ...situation,
    rulesets: kept(rulesets, names.rulesets),
    struck: kept(struck, names.rulings),
    readings: kept(readings, names.readings),
  }
  if (!lost.length) return { situation: fitting }
  const [first = ''] = lost
  const more = lost.length > 1 ? ` and ${lost.length - 1} more` : ''
  const what = `“${printable(beginning(first))}”${more}`
  return { situation: fitting, remark: `This link names what this page does not have, which is left out: ${what}.` }
}
