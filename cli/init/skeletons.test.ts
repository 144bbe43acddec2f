import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { withDefaults } from '../../runner/options.ts'
import { playSuite } from '../../runner/play-suite.ts'
import { patient } from '../../test/fixture/patient.ts'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { exitCodeOf } from '../run/exit-code.ts'
import { missing, skeletons } from './fixtures/skeletons.ts'
import { init } from './init.ts'

const folder = temporaryFolder('stccg-skeletons-')

/** What any line gets from every skeleton: the id of the reply, and the code of its error. */
const lines: readonly (readonly [line: string, id: number | null, code: string])[] = [
  ['rubbish', null, 'bad-json'],
  ['{"id":1,"do":"hello"', null, 'bad-json'],
  ['{"id":1} x', null, 'bad-json'],
  ['[1]', null, 'bad-request'],
  ['{"do":"hello"}', null, 'bad-request'],
  ['{"id":"1","do":"hello"}', null, 'bad-request'],
  ['{"id":2}', 2, 'bad-request'],
  ['{"id":3,"do":7}', 3, 'bad-request'],
  ['{"id":4,"do":"fly"}', 4, 'unknown-verb'],
  ['{"id":4,"do":"toString"}', 4, 'unknown-verb'],
  ['{"id":5,"do":"hello","protocols":["9.0"],"titles":[]}', 5, 'unsupported'],
  ['{"id":6,"do":"arrange","board":{"turn":{"number":-1.5e3},"none":[true,false,null,{}]}}', 6, 'unsupported'],
  ['{"id":7,"do":"act","as":"Alice","act":{"kind":"draw"}}', 7, 'out-of-order'],
  ['{"id":8,"do":"answer","q":"q1","as":"Alice","answer":{"yes":true}}', 8, 'out-of-order'],
  ['{"id":9,"do":"observe"}', 9, 'out-of-order'],
]
const greeting =
  '{"id":10,"do":"hello","protocols":["0.9","1.0"],"titles":["Thine \\"own\\" self","\\u00c4\\t\\\\","é"],"new":1}'

for (const { language, tool, build } of skeletons)
  describe(`the skeleton in ${language}`, { skip: missing(tool) }, () => {
    const where = join(folder, language)
    let command: readonly string[] = []

    it('is written and built', () => {
      init(language, where)
      command = build(where)
    })

    it('answers every line as the protocol has it, and ends after bye', () => {
      const input = [...lines.map(([line]) => line), greeting, '{"id":11,"do":"bye"}', '{"id":12,"do":"bye"}', ''].join(
        '\n',
      )
      const [program = '', ...args] = command
      const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8' })
      expect({ status, stderr }).to.deep.equal({ status: 0, stderr: '' })
      const replies = stdout
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line))
      const errors = replies.slice(0, lines.length).map(({ id, error }) => [id, error?.code])
      expect(errors).to.deep.equal(lines.map(([, id, code]) => [id, code]))
      const [hello, bye, ...rest] = replies.slice(lines.length)
      expect(hello.result.unknownTitles).to.deep.equal(['Thine "own" self', 'Ä\t\\', 'é'])
      expect(bye).to.deep.equal({ id: 11, result: {} })
      expect(rest).to.deep.equal([])
    })

    it('gives a complete report at once, in which nothing is applicable and everything says why', async () => {
      const engine = command.join(' ')
      const result = await playSuite(
        withDefaults({ engine, strict: true, report: [], out: join(where, 'out'), ...patient }),
      )
      expect(exitCodeOf(result)).to.equal(0)
      expect(result.complete).to.equal(true)
      expect(result.totals['not-applicable']).to.equal(result.cases.length).and.above(1000)
      for (const one of result.cases) expect(one.message, one.id).to.match(/^the engine does not play /)
    })
  })
