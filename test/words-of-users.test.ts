import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { globSync } from 'glob'
import ts from 'typescript'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What is wrong with a node; undefined = nothing. */
type Rule = (node: ts.Node, tables: ReadonlySet<string>) => boolean

const isTable = (made: ts.Expression | undefined): boolean => /^(?:tableOf|new Map)\b/.test(made?.getText() ?? '')

/** A constant of a module that any word may be looked up in, and that has the members of every object besides its own. */
const plainTable: Rule = node =>
  ts.isVariableDeclaration(node) &&
  ts.isSourceFile(node.parent.parent.parent) &&
  /\bRecord<\s*string\b/.test(node.type?.getText() ?? '') &&
  ts.isObjectLiteralExpression(node.initializer ?? node)

/** `word in object`, which is true of `constructor`. */
const inObject: Rule = (node, tables) =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
  !ts.isStringLiteral(node.left) &&
  !ts.isPrivateIdentifier(node.left) &&
  !node.left.getText().startsWith('Symbol.') &&
  !tables.has(node.right.getText())

/** `(object as Record<string, …>)[word]`, which the types would not let pass. */
const castTable: Rule = node =>
  ts.isElementAccessExpression(node) &&
  ts.isParenthesizedExpression(node.expression) &&
  /\bas (?:\w+<)?Record<\s*string\b/.test(node.expression.getText()) &&
  !isLookedAt(node)

/** Beside `Object.hasOwn` of the same word. */
const isLookedAt = (node: ts.ElementAccessExpression): boolean =>
  ts.isConditionalExpression(node.parent) && node.parent.condition.getText().startsWith('Object.hasOwn(')

const rules: readonly (readonly [Rule, mend: string])[] = [
  [plainTable, 'make it with tableOf, or make it a Map'],
  [inObject, 'ask Object.hasOwn'],
  [castTable, 'ask Object.hasOwn first'],
]

/** Where the words are not those of a user: keys of the schemas, by which the parts of a value are walked through. */
const ofSchemas: ReadonlySet<string> = new Set([
  'analysis/impact/circumstances.ts',
  'analysis/strength/data.ts',
  'reports/html/client/sums-model.ts',
])

function faults(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const tables = new Set<string>()
  const found: string[] = []
  const each = (node: ts.Node, look: (node: ts.Node) => void): void => {
    look(node)
    ts.forEachChild(node, child => each(child, look))
  }
  each(source, node => {
    if (ts.isVariableDeclaration(node) && isTable(node.initializer)) tables.add(node.name.getText())
  })
  each(source, node => {
    for (const [rule, mend] of rules) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      if (rule(node, tables)) found.push(`${file}:${line + 1}: ${mend}`)
    }
  })
  return found
}

describe('words of users', () => {
  it('never find what every object has', () => {
    const files = globSync(
      '{analysis,bin,cache,cards,catalogue,cli,engine,playground,protocol,reports,runner,steps}/**/*.ts',
      { cwd: root, posix: true, ignore: ['**/*.test.ts', '**/fixture/**', '**/fixtures/**', 'reports/out/**'] },
    )
    expect(files).to.have.length.above(500)
    const wrong = files
      .filter(file => !ofSchemas.has(file))
      .sort()
      .flatMap(file => faults(file, readFileSync(`${root}/${file}`, 'utf8')))
    expect(wrong).to.deep.equal([])
  })

  it('would be seen where they did', () => {
    const wrong = [
      'const words: Readonly<Record<string, string>> = { a: "b" }',
      'const known = (word: string) => word in object',
      'const found = (word: string) => (object as Readonly<Record<string, string>>)[word]',
    ]
    for (const line of wrong) expect(faults('x.ts', line), line).to.have.length(1)
    const right = [
      'const words: Readonly<Record<string, string>> = tableOf({ a: "b" }); const known = (word: string) => word in words',
      'const found = (word: string) => Object.hasOwn(o, word) ? (o as Record<string, string>)[word] : undefined',
      'const isShip = (card: object) => "range" in card',
    ]
    for (const line of right) expect(faults('x.ts', line), line).to.deep.equal([])
  })
})
