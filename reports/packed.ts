import { packText, unpackText } from '../cache/packed-text.ts'
import type { CaseResult } from './result.ts'

/** What takes nearly all the room of a result. */
const bulky = ['steps', 'transcript', 'before', 'after'] as const
type Details = Pick<CaseResult, (typeof bulky)[number]>

/** Results whose details are packed together: enough to share their repetitions, few enough to unpack for one. */
const chunkSize = 16

interface Chunk {
  open: Details[] | undefined
  packed?: Buffer
}

/** Where the details of a result are; a spread leaves it behind, having read them. */
const place = Symbol('where its details are')

interface Place {
  readonly chunk: Chunk
  readonly index: number
}

type Line = Omit<CaseResult, keyof Details> & { readonly [place]: Place }

// The same four functions for all results: to V8 results then have one shape.
const readers = bulky.map(key => {
  const get = function (this: Line) {
    return detailsOf(this[place])[key]
  }
  return [key, { enumerable: true, get }] as const
})

/** Packs the details of each result it is given; they are unpacked whenever somebody reads them. */
export function packing(): (result: CaseResult) => CaseResult {
  let chunk: Chunk = { open: [] }
  return ({ steps, transcript, before, after, ...line }) => {
    if (!chunk.open) chunk = { open: [] }
    const own = chunk
    const count = chunk.open?.push({ steps, transcript, before, after }) ?? 0
    if (count === chunkSize) close(chunk)
    return withDetails(line, { chunk: own, index: count - 1 })
  }
}

function close(chunk: Chunk): void {
  chunk.packed = packText(JSON.stringify(chunk.open))
  chunk.open = undefined
}

let last: { readonly chunk: Chunk; readonly details: Details[] } | undefined

function detailsOf({ chunk, index }: Place): Details {
  if (!chunk.packed) return chunk.open?.[index] as Details
  if (last?.chunk !== chunk) last = { chunk, details: JSON.parse(unpackText(chunk.packed)) }
  return last.details[index] as Details
}

function withDetails(line: Omit<CaseResult, keyof Details>, where: Place): CaseResult {
  Object.defineProperty(line, place, { value: where })
  for (const [key, reader] of readers) Object.defineProperty(line, key, reader)
  return line as CaseResult
}
