import * as ts from 'typescript'
import { aloneOf, commentOf } from './comment.ts'
import { type Place, sourceOf, sourcesBelow } from './place.ts'

/** A question of the engine to its law, as a source declares it. */
export interface DeclaredQuestion extends Place {
  readonly name: string
  /** Its name in code. */
  readonly constant: string
  /** Its comment: what is asked, for people. */
  readonly asks: string
  /** Why one user is enough for it, if its comment says so: `@alone …`. */
  readonly alone: string | undefined
  /** The answer where no rule applies, in words. */
  readonly otherwise: string
  /** The other words of a closed list of which one is the answer; none where it is no such list. */
  readonly answers: readonly string[]
}

/** Every question that is declared below a folder of the engine, file by file. */
export function questionsBelow(folder: string): readonly DeclaredQuestion[] {
  return sourcesBelow(folder).flatMap(file => {
    const text = sourceOf(file)
    return /kernel\/(?:question|settled)\.ts|'\.\/question\.ts'/.test(text) ? questionsIn(file, text) : []
  })
}

function questionsIn(file: string, text: string): readonly DeclaredQuestion[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const statements = source.statements.filter(ts.isVariableStatement)
  return statements.flatMap(statement =>
    statement.declarationList.declarations.flatMap(({ name: constant, initializer }) => {
      const [name, otherwise] = declared(initializer) ?? []
      if (!name || !ts.isStringLiteral(name)) return []
      const line = source.getLineAndCharacterOfPosition(statement.getStart()).line + 1
      return [
        {
          name: name.text,
          constant: constant.getText(),
          asks: commentOf(statement),
          alone: aloneOf(statement),
          otherwise: inWords(otherwise),
          answers: otherWords(initializer, otherwise),
          file,
          line,
        },
      ]
    }),
  )
}

/** The arguments of the second call of `question<…>()('name', otherwise)`, of `flag` and of `settled`. */
function declared(value: ts.Expression | undefined): readonly ts.Expression[] | undefined {
  if (!value || !ts.isCallExpression(value) || !ts.isCallExpression(value.expression)) return undefined
  const maker = value.expression.expression
  return ts.isIdentifier(maker) && ['question', 'flag', 'settled'].includes(maker.text) ? value.arguments : undefined
}

/** Of `question<About, 'one' | 'two'>`, the words but the one that is the answer where no rule applies. */
function otherWords(value: ts.Expression | undefined, otherwise: ts.Expression | undefined): readonly string[] {
  if (!value || !ts.isCallExpression(value) || !ts.isCallExpression(value.expression)) return []
  const answer = value.expression.typeArguments?.[1]
  if (!answer || !ts.isUnionTypeNode(answer)) return []
  const words = answer.types.flatMap(type =>
    ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [],
  )
  const usual = otherwise && ts.isStringLiteral(otherwise) ? otherwise.text : undefined
  return words.length === answer.types.length ? words.filter(word => word !== usual) : []
}

/** A flag that says nothing of it is answered with no. */
function inWords(otherwise: ts.Expression | undefined): string {
  switch (otherwise?.kind) {
    case undefined:
    case ts.SyntaxKind.FalseKeyword:
      return 'no'
    case ts.SyntaxKind.TrueKeyword:
      return 'yes'
    case ts.SyntaxKind.ArrowFunction:
      return 'that depends'
    case ts.SyntaxKind.ArrayLiteralExpression:
      return 'nothing'
    case ts.SyntaxKind.StringLiteral:
      return `"${(otherwise as ts.StringLiteral).text}"`
    default:
      return otherwise?.getText() === 'Number.POSITIVE_INFINITY' ? 'no limit' : (otherwise?.getText() ?? '')
  }
}
