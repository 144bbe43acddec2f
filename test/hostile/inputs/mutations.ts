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

/** A value in which something far down is what no careless reader expects: a word of every object, a nest, a key that is a prototype. */
export function hexed(value: unknown): fc.Arbitrary<string> {
  const places = placesIn(value)
  const change = fc.record({ at: fc.nat(places.length - 1), with: fc.constantFrom(...hexes), asKey: fc.boolean() })
  return fc.array(change, { minLength: 1, maxLength: 3 }).map(changes => {
    const copy: unknown = structuredClone(value)
    for (const { at, with: hex, asKey } of changes) put(copy, places[at]!, hex, asKey)
    return JSON.stringify(copy)
  })
}

type Place = readonly string[]

/** Every place below the value, as the keys that lead there. */
function placesIn(value: unknown, path: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [path]
  const below = Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))
  return path.length ? [path, ...below] : below
}

function put(value: unknown, path: Place, hex: unknown, asKey: boolean): void {
  let holder = value as Record<string, unknown> | undefined
  for (const key of path.slice(0, -1)) holder = holder?.[key] as Record<string, unknown> | undefined
  if (typeof holder !== 'object' || holder === null) return
  const key = asKey && typeof hex === 'string' && !Array.isArray(holder) ? hex.slice(0, 40) : path.at(-1)!
  Object.defineProperty(holder, key, { value: hex, enumerable: true, configurable: true, writable: true })
}

const nest = (depth: number): unknown =>
  Array.from({ length: depth }).reduce((inner: unknown, _, at) => (at % 2 ? [inner] : { inner }), 1)

const hexes: readonly unknown[] = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '<img src=x onerror=hacked()>',
  '\ud800',
  '\u202e\u0000\u001b[31m',
  '::error::x',
  '##vso[x]',
  'x'.repeat(100_000),
  '',
  -1,
  1e308,
  0.5,
  null,
  [],
  {},
  [null],
  nest(3_000),
  Array.from({ length: 5_000 }, () => 0),
  JSON.parse('{"__proto__":{"title":1},"constructor":null}'),
]

const mutated = (value: unknown, written: (value: unknown) => string): Given =>
  fc.oneof(spoilt(value).map(written), spoilt(value).map(written), mutatedText(written(value)))

export const mutatedYaml = (value: unknown): Given => mutated(value, one => stringify(one))
export const mutatedJson = (value: unknown): Given =>
  fc.oneof(
    { weight: 2, arbitrary: mutated(value, one => JSON.stringify(one) ?? '') },
    { weight: 1, arbitrary: hexed(value) },
  )
