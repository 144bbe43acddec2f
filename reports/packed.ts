import { packText, unpackText } from '../cache/packed-text.ts'
import { readLater } from '../cache/read-later.ts'
import type { CaseResult } from './result.ts'

/** What takes nearly all the room of a result. */
const bulky = ['steps', 'transcript', 'before', 'after'] as const
type Details = Pick<CaseResult, (typeof bulky)[number]>

/** Results whose details are packed together: enough to share their repetitions, few enough to unpack for one. */
const chunkSize = 48

interface Chunk {
  open: Details[] | undefined
  /** The JSON of each, a line each. */
  packed?: Buffer
}

interface Place {
  readonly chunk: Chunk
  readonly index: number
}

const details = readLater<Details, Place>(bulky, detailsOf)

/** Packs the details of each result it is given; they are unpacked whenever somebody reads them. */
export function packing(): (result: CaseResult) => CaseResult {
  let chunk: Chunk = { open: [] }
  return ({ steps, transcript, before, after, ...line }) => {
    if (!chunk.open) chunk = { open: [] }
    const own = chunk
    const count = chunk.open?.push({ steps, transcript, before, after }) ?? 0
    if (count === chunkSize) close(chunk)
    return details.give(line, { chunk: own, index: count - 1 })
  }
}

const stepsLater = readLater<Pick<CaseResult, 'steps'>, () => CaseResult['steps']>(['steps'], read => ({
  steps: read(),
}))

/** Gives a line steps that are made whenever somebody reads them. */
export const withSteps = stepsLater.give

function close(chunk: Chunk): void {
  chunk.packed = packText((chunk.open ?? []).map(one => JSON.stringify(one)).join('\n'))
  chunk.open = undefined
}

/** What was unpacked last, and those of its details that were read. */
let last: { readonly chunk: Chunk; readonly texts: readonly string[]; readonly details: Details[] } | undefined

function unpacked(chunk: Chunk, packed: Buffer): NonNullable<typeof last> {
  if (last?.chunk !== chunk) last = { chunk, texts: unpackText(packed).split('\n'), details: [] }
  return last
}

function detailsOf({ chunk, index }: Place): Details {
  if (!chunk.packed) return chunk.open?.[index] as Details
  const { texts, details } = unpacked(chunk, chunk.packed)
  details[index] ??= JSON.parse(texts[index] ?? '') as Details
  return details[index]
}
