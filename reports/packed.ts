import { deflateSync, inflateSync } from 'node:zlib'
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

/** Packs the details of each result it is given; they are unpacked whenever somebody reads them. */
export function packing(): (result: CaseResult) => CaseResult {
  let chunk: Chunk = { open: [] }
  return ({ steps, transcript, before, after, ...line }) => {
    if (!chunk.open) chunk = { open: [] }
    const own = chunk
    const index = chunk.open?.push({ steps, transcript, before, after }) ?? 0
    if (index === chunkSize) close(chunk)
    return withDetails(line, () => detailsIn(own)[index - 1] as Details)
  }
}

function close(chunk: Chunk): void {
  chunk.packed = deflateSync(JSON.stringify(chunk.open))
  chunk.open = undefined
}

let last: { readonly chunk: Chunk; readonly details: Details[] } | undefined

function detailsIn(chunk: Chunk): Details[] {
  if (!chunk.packed) return chunk.open ?? []
  if (last?.chunk !== chunk) last = { chunk, details: JSON.parse(inflateSync(chunk.packed).toString('utf8')) }
  return last.details
}

function withDetails(line: Omit<CaseResult, keyof Details>, read: () => Details): CaseResult {
  for (const key of bulky) Object.defineProperty(line, key, { enumerable: true, get: () => read()[key] })
  return line as CaseResult
}
