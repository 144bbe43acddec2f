import * as ts from 'typescript'
import type { Written } from './instrument.ts'
import { namesOf, type Statement, type Statements } from './statements.ts'

const isRuling = (text: string): boolean => /^[\w-]+-\d+$/.test(text)

/** Whose word it is, and which rules it may change. */
export interface Carried {
  /** The rulings and basic rules that say it: by the innermost rule that it stands in, or by the rules that build on it. */
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
  const names = [statement, ...users.filter(one => !rulingsOf(one).length)].flatMap(namesOf)
  return { rulings: [...new Set(users.flatMap(user => naming(user, names)))].sort(), literals }
}

const rulingsOf = ({ literals }: Statement): readonly string[] => [...literals].filter(isRuling)

/** The rulings of a statement that mention one of the names. */
function naming(user: Statement, names: readonly string[]): readonly string[] {
  return names.flatMap(name => user.mentions.get(name) ?? []).flatMap(place => innermost(user, place))
}

/** The ruling that is named by the innermost call around the place, or by the innermost object. */
function innermost({ node }: Statement, position: number): readonly string[] {
  let found: readonly string[] = []
  const visit = (child: ts.Node): void => {
    if (position < child.pos || position >= child.end) return
    const named = namedBy(child).filter(isRuling)
    if (named.length) found = named
    ts.forEachChild(child, visit)
  }
  visit(node)
  return found
}

function namedBy(node: ts.Node): readonly string[] {
  if (ts.isCallExpression(node)) return node.arguments.flatMap(one => (ts.isStringLiteralLike(one) ? [one.text] : []))
  return ts.isObjectLiteralExpression(node) ? node.properties.flatMap(rulingIn) : []
}

function rulingIn(property: ts.ObjectLiteralElementLike): readonly string[] {
  if (!ts.isPropertyAssignment(property) || !['ruling', 'custom'].includes(property.name.getText())) return []
  return ts.isStringLiteralLike(property.initializer) ? [property.initializer.text] : []
}
