import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { globSync } from 'glob'
import { analyse } from 'scslre'
import ts from 'typescript'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Patterns whose time may grow faster than the text, with the reason. */
const slow: Readonly<Record<string, string>> = {
  'analysis/bench/copies.ts': 'reads our own features',
  'protocol/generate-types.ts': 'reads what a library made of our own schemas',
  'steps/definitions.ts': 'is read by editors, and never runs',
  'playground/page/completion.ts': 'reads the line that its user is writing',
  'cards/import/cells.ts': 'its last part fits whatever comes, up to the end',
}

/** The patterns of a file that need more than a time in proportion to the text. */
function slowIn(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const { reports } = analyse({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      const repeated = [...new Set(reports.map(({ character }) => JSON.stringify(character.pick)))]
      if (reports.length) found.push(`${file}:${line + 1}: ${node.text} is slow where ${repeated.join(' or ')} repeats`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

describe('patterns', () => {
  const files = globSync(
    '{analysis,bin,cache,cards,catalogue,cli,engine,playground,protocol,reports,runner,steps}/**/*.ts',
    { cwd: root, posix: true, ignore: ['**/*.test.ts', '**/fixture/**', '**/fixtures/**', 'reports/out/**'] },
  ).sort()
  const found = new Map(files.map(file => [file, slowIn(file, readFileSync(`${root}/${file}`, 'utf8'))]))

  it('take time in proportion to the text, however hostile it is', () => {
    expect(files).to.have.length.above(500)
    expect([...found].flatMap(([file, patterns]) => (file in slow ? [] : patterns))).to.deep.equal([])
  })

  it('are excused only where they are slow', () => {
    expect(Object.keys(slow).filter(file => !found.get(file)?.length && file !== 'steps/definitions.ts')).to.deep.equal(
      [],
    )
  })

  it('would be seen where they did not', () => {
    for (const pattern of [String.raw`/^(.*?)\s*(?:\(\d+\))?\s*(:?)\s*$/`, '/(a+)+b/', String.raw`/\s+$/`])
      expect(slowIn('x.ts', `const it = ${pattern}`), pattern).to.have.length(1)
    expect(slowIn('x.ts', String.raw`const it = /^\d+ \S.*$/`)).to.deep.equal([])
  })
})
