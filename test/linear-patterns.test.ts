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

/** Where patterns are put together inside of functions, and of what. */
const made: Readonly<Record<string, string>> = {
  'analysis/bench/empty-steps.ts': 'the patterns of parameter types',
  'analysis/contents/contents.ts': 'names in our own code',
  'analysis/contents/declarations.ts': 'names in our own code',
  'analysis/decks/list-lines.ts': 'the name of one of two attributes',
  'analysis/inventory/question-uses.ts': 'names in our own code',
  'analysis/law-faults.ts': 'titles, every sign of which stands for itself',
  'playground/page/text.ts': 'an id, every sign of which stands for itself',
  'reports/site/client/query-help.ts': 'a word of the query, of which there are few',
  'steps/phrases/diagnose.ts': 'single words of our sentences',
  'steps/phrases/glue.ts': 'the patterns of parameter types, for editors',
  'steps/phrases/match.ts': 'the patterns of parameter types, which run as parts of sentences',
}

/** The signs that, repeated, make a pattern slow. */
function slowness({ source, flags }: { readonly source: string; readonly flags: string }): readonly string[] {
  const { reports } = analyse({ source, flags })
  return [...new Set(reports.map(({ character }) => JSON.stringify(character.pick)))]
}

/** The patterns that a module makes while it loads, with the modules that it imports for the first time. */
async function madeBy(file: string): Promise<readonly RegExp[]> {
  const Plain = globalThis.RegExp
  const all: RegExp[] = []
  globalThis.RegExp = class extends Plain {
    constructor(pattern: RegExp | string, flags?: string) {
      super(pattern, flags)
      all.push(this)
    }
  } as unknown as RegExpConstructor
  try {
    await import(`${root}/${file}`)
  } finally {
    globalThis.RegExp = Plain
  }
  return all
}

/** The patterns of a file that need more than a time in proportion to the text. */
function slowIn(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const repeated = slowness({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      if (repeated.length)
        found.push(`${file}:${line + 1}: ${node.text} is slow where ${repeated.join(' or ')} repeats`)
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

  it('take no longer where they are put together at run time', async () => {
    const makers = files.filter(file => readFileSync(`${root}/${file}`, 'utf8').includes('new RegExp('))
    expect(Object.keys(made).filter(file => !makers.includes(file))).to.deep.equal([])
    const patterns: RegExp[] = []
    for (const file of makers) if (!(file in made)) patterns.push(...(await madeBy(file)))
    const { phrases } = await import('../steps/phrases/all-phrases.ts')
    const { matchers } = await import('../steps/phrases/match.ts')
    const sentences = matchers(phrases).map(({ regexp }) => regexp)
    expect(patterns).to.have.length.above(40)
    expect(sentences).to.have.length.above(30)
    const all = [...patterns, ...sentences].map(pattern => [String(pattern), slowness(pattern)] as const)
    expect(all.filter(([, repeated]) => repeated.length)).to.deep.equal([])
  })

  it('would be seen where they did not', () => {
    for (const pattern of [String.raw`/^(.*?)\s*(?:\(\d+\))?\s*(:?)\s*$/`, '/(a+)+b/', String.raw`/\s+$/`])
      expect(slowIn('x.ts', `const it = ${pattern}`), pattern).to.have.length(1)
    expect(slowIn('x.ts', String.raw`const it = /^\d+ \S.*$/`)).to.deep.equal([])
  })
})
