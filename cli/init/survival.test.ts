import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { temporaryFolder } from '../../test/fixture/temporary.ts'
import { missing, skeletons } from './fixtures/skeletons.ts'
import { init } from './init.ts'

const folder = temporaryFolder('stccg-survival-')

interface Change {
  readonly file: string
  readonly changes: readonly (readonly [from: string, to: string])[]
}

/** An engine that chatters on stdout, has nulls, takes nothing back, and breaks when Bob acts. */
const engines: Readonly<Record<string, Change>> = {
  python: {
    file: 'adapter.py',
    changes: [
      [
        "raise Failure('unsupported', 'This adapter cannot set up a board yet.')",
        "CARDS.clear(); os.system('echo child'); return {'pending': [], 'x-nothing': None}",
      ],
      [
        "raise Failure('out-of-order', 'Nothing is arranged.')",
        "print('chatter'); CARDS.add(1 / (request['as'] == 'Alice') + len(CARDS)); return {'outcome': 'done', 'pending': [], 'x-count': len(CARDS)}",
      ],
    ],
  },
  java: {
    file: 'Adapter.java',
    changes: [
      [
        'throw new Failure("unsupported", "This adapter cannot set up a board yet.");',
        'count = 0; return fields("pending", List.of(), "x-nothing", null);',
      ],
      [
        'throw new Failure("out-of-order", "Nothing is arranged.");',
        'System.out.println("chatter"); count += 1 / ("Alice".equals(request.get("as")) ? 1 : 0); return fields("outcome", "done", "pending", List.of(), "x-count", count);',
      ],
      ['public class Adapter {', 'public class Adapter { static int count;'],
    ],
  },
  typescript: {
    file: 'adapter.mts',
    changes: [
      [
        "throw new Failure('unsupported', 'This adapter cannot set up a board yet.')",
        "count = 0; return { pending: [], 'x-nothing': null } as protocol.ArrangeResult",
      ],
      [
        "throw new Failure('out-of-order', 'Nothing is arranged.')",
        "console.log('chatter'); if (_request.as !== 'Alice') throw new TypeError('Bob'); return { outcome: 'done', pending: [], 'x-count': ++count } as protocol.ActResult",
      ],
      ['let course', 'let count = 0\nlet course'],
    ],
  },
  go: {
    file: 'main.go',
    changes: [
      [
        'return nil, &failure{"unsupported", "This adapter cannot set up a board yet."}',
        'count = 0; return object{"pending": []object{}, "x-nothing": nil}, nil',
      ],
      [
        'return nil, &failure{"out-of-order", "Nothing is arranged."}',
        'fmt.Println("chatter"); count += 1 / (len(asked.As) - 4); return object{"outcome": "done", "pending": []object{}, "x-count": count}, nil',
      ],
      ['Titles ', 'As string `json:"as"`; Titles '],
      ['type object', 'var count int\ntype object'],
    ],
  },
}

const act = (id: number, more: object = {}): string =>
  JSON.stringify({ id, do: 'act', as: 'Alice', act: { kind: 'draw' }, ...more })
const input = [
  JSON.stringify({ id: 1, do: 'arrange', board: {} }),
  act(2),
  act(3, { try: true }),
  act(4),
  act(5, { as: 'Boby' }),
  JSON.stringify({ id: 6, do: 'bye' }),
]

for (const { language, tool, build } of skeletons) {
  const engine = engines[language]
  if (!engine) continue
  describe(`a real engine behind the skeleton in ${language}`, { skip: missing(tool) }, () => {
    it('may print, have nulls, take nothing back, and break', () => {
      const where = join(folder, language)
      init(language, where)
      const file = join(where, engine.file)
      const changed = engine.changes.reduce(
        (text, [from, to]) => {
          expect(text).to.include(from)
          return text.replace(from, to)
        },
        readFileSync(file, 'utf8'),
      )
      writeFileSync(file, changed)
      const [program = '', ...args] = build(where)
      const { stdout, stderr } = spawnSync(program, args, { input: `${input.join('\n')}\n`, encoding: 'utf8' })
      const replies = stdout
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line))
      const done = (id: number, count: number) => ({
        id,
        result: { outcome: 'done', pending: [], 'x-count': count },
      })
      expect(replies.slice(0, 4), stderr).to.deep.equal([
        { id: 1, result: { pending: [] } },
        done(2, 1),
        { id: 3, result: { outcome: 'allowed', pending: [] } },
        done(4, 2),
      ])
      expect(replies[4]).to.have.nested.property('error.code', 'internal')
      expect(replies[5]).to.deep.equal({ id: 6, result: {} })
      expect(stderr)
        .to.include('chatter')
        .and.to.match(new RegExp(`${engine.file}[":]`))
    })
  })
}
