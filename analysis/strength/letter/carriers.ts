import * as ts from 'typescript'
import type { Written } from './instrument.ts'
import type { Statement, Statements } from './statements.ts'

const isRuling = (text: string): boolean => /^(?!custom-)[\w-]+-\d+$/.test(text)

/** Whose word it is, and which rules it may change. */
export interface Carried {
  /** The rulings that say it: by the innermost rule that it stands in, or by the rules that build on it. */
  readonly rulings: readonly string[]
  /** Texts of the literals of what it may change: among them the names of rules. */
  readonly literals: ReadonlySet<string>
}

export function carriedBy(statements: Statements, { fileName, location: { start } }: Written): Carried {
  const statement = statements.at(fileName, start.line, start.column)
  if (!statement) return { rulings: [], literals: new Set() }
  const building = statements.buildingOn(statement)
  const literals = new Set([statement, ...building].flatMap(one => [...one.literals]))
  const inner = innermost(statement, statements.position(fileName, start.line, start.column))
  if (inner.length) return { rulings: inner, literals }
  const own = rulingsOf(statement)
  if (own.length) return { rulings: own, literals }
  const users = statements.buildingOn(statement, one => !rulingsOf(one).length)
  return { rulings: [...new Set(users.flatMap(rulingsOf))].sort(), literals }
}

const rulingsOf = ({ literals }: Statement): readonly string[] => [...literals].filter(isRuling)

/** The ruling that is named by the innermost call around the place: itself, or in the object that it is given. */
function innermost({ node }: Statement, position: number): readonly string[] {
  let found: readonly string[] = []
  const visit = (child: ts.Node): void => {
    if (position < child.pos || position >= child.end) return
    if (ts.isCallExpression(child)) found = namedBy(child) ?? found
    ts.forEachChild(child, visit)
  }
  visit(node)
  return found
}

function namedBy({ arguments: given }: ts.CallExpression): readonly string[] | undefined {
  const names = given.flatMap(one => {
    if (ts.isStringLiteralLike(one)) return [one.text]
    return ts.isObjectLiteralExpression(one) ? one.properties.flatMap(rulingIn) : []
  })
  const rulings = names.filter(isRuling)
  return rulings.length ? rulings : undefined
}

function rulingIn(property: ts.ObjectLiteralElementLike): readonly string[] {
  if (!ts.isPropertyAssignment(property) || property.name.getText() !== 'ruling') return []
  return ts.isStringLiteralLike(property.initializer) ? [property.initializer.text] : []
}
