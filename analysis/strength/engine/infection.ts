import ts from 'typescript'
import type { Written } from '../mutation/instrument.ts'

/** Of a comparison, the one that differs where both are equal. */
const atTheBound: ReadonlyMap<string, string> = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
])

const comparisons = new Set([...atTheBound.keys(), '===', '!=='])

const methods = new Set(['filter', 'some', 'every'])

/** What the rewritten code calls: it does what the expression did, and tells a listener whether a mutant would have come to the same. */
const tellers = `
function stryMethod_9fa48(ids, method, isOptional, of, ...args) {
  if (isOptional && (of === undefined || of === null)) return undefined
  const value = of[method](...args)
  globalThis.__expressions__?.compare?.(ids, () =>
    method === 'filter' ? value.length !== of.length : of[method === 'some' ? 'every' : 'some'](...args) !== value)
  return value
}
function stryCompared_9fa48(operator, one, other) {
  switch (operator) {
    case '<': return one < other
    case '<=': return one <= other
    case '>': return one > other
    case '>=': return one >= other
    case '===': return one === other
    default: return one !== other
  }
}
function stryCompare_9fa48(ids, operator, one, other, numbers) {
  const compare = globalThis.__expressions__?.compare
  const value = stryCompared_9fa48(operator, one, other)
  if (!compare) return value
  if (ids.length) compare(ids, () => one === other)
  for (const [id, number, isFirst] of numbers)
    compare([id], () => stryCompared_9fa48(operator, isFirst ? number : one, isFirst ? other : number) !== value)
  return value
}
`

interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/**
 * Rewrites code into which mutants are compiled: it tells of a filter that is left out, of "some" for "every", of a bound
 * and of a number compared whether the mutant would have come to another value (it *infects* the state).
 */
export function infectionTold(content: string, mutants: readonly Written[]): string {
  const byId = new Map(mutants.map(one => [one.id, one]))
  const edits: Edit[] = []
  const insert = (at: number, text: string): void => void edits.push({ from: at, to: at, text })

  function visit(node: ts.Node): void {
    const place = placeOf(node)
    if (place) rewrite(place.ids, place.expression)
    else ts.forEachChild(node, visit)
  }

  function rewrite(ids: readonly string[], node: ts.Expression): void {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && !node.typeArguments)
      return rewriteMethod(ids, node, node.expression)
    if (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.getText()))
      return rewriteComparison(ids, node)
    visit(node)
  }

  function rewriteMethod(ids: readonly string[], call: ts.CallExpression, access: ts.PropertyAccessExpression): void {
    const method = access.name.text
    const told = ids.filter(id => byId.get(id)?.mutatorName === 'MethodExpression')
    const isTold = methods.has(method) && told.length > 0
    const head = `stryMethod_9fa48(${JSON.stringify(told)}, '${method}', ${ts.isOptionalChain(call)}, `
    if (isTold) insert(access.expression.getStart(), head)
    visit(access.expression)
    if (isTold) edits.push({ from: access.expression.end, to: call.arguments.pos, text: ', ' })
    call.arguments.forEach(visit)
  }

  function rewriteComparison(ids: readonly string[], { left, right, operatorToken }: ts.BinaryExpression): void {
    const operator = operatorToken.getText()
    const other = atTheBound.get(operator)
    const told = ids.filter(id => other !== undefined && operatorOf(byId.get(id)) === other)
    const numbers = [numberAt(left, true), numberAt(right, false)].filter(one => one !== undefined)
    const isTold = told.length + numbers.length > 0
    if (isTold) insert(left.getStart(), `stryCompare_9fa48(${JSON.stringify(told)}, '${operator}', `)
    visit(left)
    if (isTold) edits.push({ from: left.end, to: right.getStart(), text: ', ' })
    visit(right)
    if (isTold) insert(right.end, `, ${JSON.stringify(numbers)})`)
  }

  visit(ts.createSourceFile('mutants.ts', content, ts.ScriptTarget.Latest, true))
  return applied(content, edits) + tellers
}

/** Where mutants stand for an expression: `(stryCov_9fa48(ids), expression)`. */
function placeOf(node: ts.Node): { readonly ids: readonly string[]; readonly expression: ts.Expression } | undefined {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.CommaToken) return undefined
  const { left, right } = node
  if (!ts.isCallExpression(left) || left.expression.getText() !== 'stryCov_9fa48') return undefined
  return { ids: left.arguments.flatMap(one => (ts.isStringLiteral(one) ? [one.text] : [])), expression: right }
}

/** A number that a mutant stands for, with its id, what it would be, and whether it is the first that is compared. */
function numberAt(operand: ts.Expression, isFirst: boolean): readonly [string, number, boolean] | undefined {
  const node = ts.isParenthesizedExpression(operand) ? operand.expression : operand
  if (!ts.isConditionalExpression(node) || !ts.isCallExpression(node.condition)) return undefined
  const [id] = node.condition.arguments
  const isNumber = ts.isNumericLiteral(node.whenTrue) && id !== undefined && ts.isStringLiteral(id)
  return isNumber ? [id.text, Number(node.whenTrue.getText()), isFirst] : undefined
}

/** The operator of a comparison that a mutant puts. */
function operatorOf(mutant: Written | undefined): string | undefined {
  if (mutant?.mutatorName !== 'EqualityOperator') return undefined
  const [statement] = ts.createSourceFile('one.ts', `(${mutant.replacement})`, ts.ScriptTarget.Latest, true).statements
  const inner = statement && ts.isExpressionStatement(statement) ? statement.expression : undefined
  const comparison = inner && ts.isParenthesizedExpression(inner) ? inner.expression : undefined
  return comparison && ts.isBinaryExpression(comparison) ? comparison.operatorToken.getText() : undefined
}

/** Edits that begin at one place stand in the order in which they were made. */
function applied(content: string, edits: readonly Edit[]): string {
  let [text, at] = ['', 0]
  for (const { from, to, text: added } of edits.toSorted((one, other) => one.from - other.from)) {
    text += content.slice(at, from) + added
    at = to
  }
  return text + content.slice(at)
}
