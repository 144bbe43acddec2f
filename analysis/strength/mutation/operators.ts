/** As much of a node of Babel's syntax tree as is looked at here. */
interface Node {
  readonly type: string
  readonly operator?: string
  readonly value?: unknown
  readonly name?: string
  readonly callee?: Node
  readonly arguments?: readonly Node[]
  readonly key?: Node
  readonly left?: Node
  readonly property?: Node
  readonly consequent?: Node
  readonly expression?: Node
  readonly properties?: readonly Node[]
}

/** A place in the tree, as Babel's visitors see it. */
export interface Path {
  readonly node: Node
  readonly parent?: Node
  readonly parentPath?: Path | null
  readonly key?: string | number | null
}

/** A mutation operator for the instrumenter: replacements for a node, one mutant each. */
export interface Operator {
  readonly name: string
  readonly mutate: (path: Path) => Iterable<Node>
}

const isLogical = (node: Node | undefined): boolean =>
  node?.type === 'LogicalExpression' && (node.operator === '&&' || node.operator === '||')

/** Leaves out a condition that is no comparison: those the library's ConditionalExpression does already. */
const condition: Operator = {
  name: 'Condition',
  *mutate({ node, parent }) {
    if (!isLogical(parent) || node.type === 'BinaryExpression' || node.type === 'LogicalExpression') return
    yield { type: 'BooleanLiteral', value: parent?.operator === '&&' }
  },
}

/** One more. */
const amount: Operator = {
  name: 'Number',
  *mutate({ node }) {
    if (node.type === 'NumericLiteral') yield { type: 'NumericLiteral', value: Number(node.value) + 1 }
  },
}

const nothing: Node = { type: 'Identifier', name: 'undefined' }

const called: ReadonlySet<string> = new Set(['CallExpression', 'YieldExpression'])

/** Leaves out what is done for its effect. */
const statement: Operator = {
  name: 'Statement',
  *mutate({ node, parent }) {
    if (parent?.type === 'ExpressionStatement' && called.has(node.type) && !isRefusal(node)) yield nothing
  },
}

const isRefusal = (node: Node | undefined): boolean => node?.callee?.name === 'refuse'

/** Goes on where the rules forbid it. */
const refusal: Operator = {
  name: 'Refusal',
  *mutate({ node }) {
    if (isRefusal(node)) yield nothing
  },
}

/** Takes a player for the opponent. */
const player: Operator = {
  name: 'Player',
  *mutate({ node }) {
    const own = node.callee?.name === 'opponentOf' ? node.arguments?.[1] : undefined
    if (own) yield own
  },
}

/** The operators that the library lacks. */
export const ownOperators: readonly Operator[] = [condition, amount, statement, refusal, player]

/** Operators of the library that change how the code is built and not what the law says, or what another does as well. */
export const leftOut: readonly string[] = [
  'ArrayDeclaration',
  'ArrowFunction',
  'AssignmentOperator',
  'BlockStatement',
  'LogicalOperator',
  'ObjectLiteral',
  'OptionalChaining',
  'Player',
  'Refusal',
  'Regex',
  'Statement',
]

const isId = (node: Node): boolean => typeof node.value === 'string' && /^[\w-]+-\d+$/.test(node.value)

/** A presumption, which rulings deny. */
const isPresumption = ({ type, callee }: Node): boolean => type === 'CallExpression' && callee?.name === 'presumption'

/** The mistake that a ruling is against, and the name and default of a question with its rulings. */
const isBesideARuling = ({ parent, key }: Path): boolean =>
  parent?.type === 'CallExpression' &&
  ((parent.callee?.name === 'against' && key === 3) || (parent.callee?.callee?.name === 'settled' && key !== 2))

const names: ReadonlySet<string | undefined> = new Set(['ruling', 'custom', 'beside'])
const mistakes: ReadonlySet<string | undefined> = new Set(['not', 'mistaken'])

/** Why nothing below the node is changed; undefined = it is law. */
export const unchanged = {
  shouldIgnore(path: Path): string | undefined {
    const { node, parent } = path
    if (isPresumption(node) || isBesideARuling(path)) return 'no words of a ruling'
    if (node.type === 'ObjectProperty' && mistakes.has(node.key?.name)) return 'no words of a ruling'
    if (node.type === 'ObjectProperty' && names.has(node.key?.name)) return 'a name'
    if (node.type === 'StringLiteral' && (isId(node) || parent?.type === 'BinaryExpression')) return 'a name'
    return undefined
  },
}

/** What is left out of the engine's own code: how it is built, and what it says in words. */
export const leftOutOfTheEngine: readonly string[] = [
  'ArrayDeclaration',
  'ArrowFunction',
  'AssignmentOperator',
  'LogicalOperator',
  'ObjectLiteral',
  'OptionalChaining',
  'Regex',
  'StringLiteral',
]

/** Asks what makes sense in any law, and no more. */
const isOfForm = ({ type, callee, consequent }: Node): boolean =>
  type === 'IfStatement'
    ? consequent?.expression?.callee?.name === 'malformed'
    : type === 'CallExpression' && callee?.name === 'malformed'

/** Names what an answer rests on, and changes no answer. */
const isCredit = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && callee?.type === 'MemberExpression' && callee.property?.name === 'credit'

/** Why nothing below a node of the engine's own code is changed; undefined = it is. */
export function unchangedInTheEngine({ node, parent, key }: Path): string | undefined {
  if (isRefusal(parent) && typeof key === 'number') return 'the words of a refusal'
  if (isOfForm(node)) return 'no law'
  if (isCredit(node)) return 'a name'
  return node.type === 'TemplateLiteral' ? 'words' : undefined
}
