import type * as fc from '../../fixture/fc.ts'

/** What came of reading a mutated input: a word, and what was said besides, which has to be as clear as an error. */
export interface Read {
  readonly verdict: string
  readonly said?: readonly string[]
}

/** A kind of input. */
export interface Input {
  readonly name: string
  /** What its file is called; of messages over a wire: undefined. */
  readonly file?: string
  readonly mutated: fc.Arbitrary<string | Buffer>
  /** Reads it as the commands do; throws what they would tell. */
  read(given: { readonly file: string; readonly bytes: Buffer }): Read | Promise<Read>
  /** What every sentence about it names: the file and, as far as there is one, the place. */
  readonly place: (file: string) => RegExp
}

/** The text as a pattern of itself. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
