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
    return `This link is of another version of the page (${given || 'none'}), and this page reads ${version}. Open it in the version that wrote it.`
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), one => one.charCodeAt(0))
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return checked(JSON.parse(await new Response(stream).text()))
  } catch {
    return broken
  }
}

const broken = 'This link is broken: a part of it is missing or was changed. Copy it again, whole.'

function checked(value: Partial<Situation>): Situation | string {
  const { text, rulesets, struck = [], readings = [], step } = value
  if (typeof text !== 'string' || !isList(rulesets) || !isList(struck) || !isList(readings)) return broken
  return { text, rulesets, struck, readings, ...(typeof step === 'number' ? { step } : {}) }
}

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(one => typeof one === 'string')
