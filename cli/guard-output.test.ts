import { describe, it } from 'node:test'
import { expect } from 'chai'
import { defused } from '../reports/defused.ts'
import { guardOutput } from './guard-output.ts'

describe('what is printed', () => {
  it('has no command to a CI', () => {
    for (const command of [
      '::error::x',
      '  ::stop-commands::x',
      'fine\n\t::add-mask::x',
      'see ##[error]x',
      '##vso[task.x]y',
    ])
      expect(defused(command)).to.not.match(/^\s*::|##\[|##vso\[/m)
  })

  it('is otherwise as it was', () => {
    for (const text of ['', 'A::B', 'a ## heading\n', '{"a":"::"}\n', 'x\n\n  y: z::\n'])
      expect(defused(text)).to.equal(text)
  })

  it('is guarded once, whatever is written', () => {
    const written: unknown[] = []
    const stream = { write: (chunk: unknown) => written.push(chunk) } as unknown as NodeJS.WriteStream
    guardOutput([stream])
    guardOutput([stream])
    stream.write('::x\n')
    stream.write(new Uint8Array([1]))
    expect(written).to.deep.equal(['\\::x\n', new Uint8Array([1])])
  })
})
