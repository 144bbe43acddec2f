import { test } from 'node:test'
import { expect } from 'chai'
import * as fc from '../test/fixture/fc.ts'
import { LineReader } from './lines.ts'

function read(limit: number, chunks: readonly string[]): { lines: string[]; tooLong: number; midway: boolean } {
  const lines: string[] = []
  let tooLong = 0
  const reader = new LineReader(
    limit,
    line => lines.push(line.toString('utf8')),
    () => {
      tooLong += 1
    },
  )
  for (const chunk of chunks) reader.push(Buffer.from(chunk))
  return { lines, tooLong, midway: reader.isMidway() }
}

test('lines are the same however the stream is cut', () => {
  const chunk = fc.string({ unit: fc.constantFrom('a', '{', '\n'), maxLength: 9 })
  fc.assert(
    fc.property(fc.array(chunk, { maxLength: 9 }), chunks => {
      const pieces = chunks.join('').split('\n')
      const rest = pieces.pop()
      expect(read(1000, chunks)).to.deep.equal({ lines: pieces, tooLong: 0, midway: rest !== '' })
    }),
  )
})

test('a line over the limit is dropped to its end, and told once', () => {
  expect(read(3, ['abc\nab', 'cd', 'efgh', '\nxyz\n'])).to.deep.equal({
    lines: ['abc', 'xyz'],
    tooLong: 1,
    midway: false,
  })
})

test('a line over the limit within one chunk is dropped, too', () => {
  expect(read(3, ['abcd\nx\nabcde\ny\n'])).to.deep.equal({ lines: ['x', 'y'], tooLong: 2, midway: false })
})
