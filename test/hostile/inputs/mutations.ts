import { stringify } from 'yaml'
import * as fc from '../../fixture/fc.ts'
import { garbled, spoilt } from '../../fixture/malformed.ts'

/** A text in which words or lines, anywhere, are gone, stand twice, or stand where others did. */
export function jumbled(text: string): fc.Arbitrary<string> {
  const parts = fc.constantFrom(/(\n)/, /([\s,:"|@[\](){}]+)/)
  const places = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(3)), { minLength: 1, maxLength: 3 })
  return fc.tuple(parts, places).map(([between, changes]) => {
    const pieces = text.split(between)
    for (const [one, other, how] of changes) change(pieces, one % pieces.length, other % pieces.length, how)
    return pieces.join('')
  })
}

function change(pieces: string[], one: number, other: number, how: number): void {
  const piece = pieces[one] ?? ''
  if (how === 0) pieces[one] = ''
  else if (how === 1) pieces[one] = piece + piece
  else if (how === 2) pieces[one] = pieces[other] ?? ''
  else [pieces[one], pieces[other]] = [pieces[other] ?? '', piece]
}

/** Bytes that are no text of any encoding, in the middle of one. */
export function blotted(text: string): fc.Arbitrary<Buffer> {
  return fc.tuple(fc.nat(text.length), fc.uint8Array({ minLength: 1, maxLength: 8 })).map(([at, bytes]) => {
    const before = Buffer.from(text.slice(0, at))
    return Buffer.concat([before, bytes, Buffer.from(text.slice(at))])
  })
}

type Given = fc.Arbitrary<string | Buffer>

/** A file of plain text, mutated. */
export const mutatedText = (...texts: readonly string[]): Given =>
  fc.constantFrom(...texts).chain(text => fc.oneof(jumbled(text), jumbled(text), garbled(text), blotted(text)))

const mutated = (value: unknown, written: (value: unknown) => string): Given =>
  fc.oneof(spoilt(value).map(written), spoilt(value).map(written), mutatedText(written(value)))

export const mutatedYaml = (value: unknown): Given => mutated(value, one => stringify(one))
export const mutatedJson = (value: unknown): Given => mutated(value, one => JSON.stringify(one) ?? '')
