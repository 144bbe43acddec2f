import { dirname, join } from 'node:path'
import * as ts from 'typescript'

/** A statement of a file of law, with what it declares, mentions and spells out. */
export interface Statement {
  readonly file: string
  readonly node: ts.Statement
  readonly declares: readonly string[]
  /** Names of this and other files, as `file#name`, with the places where they stand. */
  readonly mentions: ReadonlyMap<string, readonly number[]>
  /** The texts of its string literals. */
  readonly literals: ReadonlySet<string>
}

/** The statements of the files, and which of them build on which. */
export class Statements {
  readonly #all: readonly Statement[]
  readonly #files: ReadonlyMap<string, ts.SourceFile>
  #spelled?: ReadonlySet<string>

  /** By file, its text. */
  constructor(sources: ReadonlyMap<string, string>) {
    this.#files = new Map(
      [...sources].map(([file, text]) => [file, ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)]),
    )
    this.#all = [...this.#files].flatMap(([file, tree]) => statementsIn(file, tree))
  }

  /** The statement that the place lies in; lines and columns from 0. */
  at(file: string, line: number, column: number): Statement | undefined {
    const position = this.position(file, line, column)
    return this.#all.find(one => one.file === file && one.node.pos <= position && position < one.node.end)
  }

  position(file: string, line: number, column: number): number {
    return this.#files.get(file)?.getPositionOfLineAndCharacter(line, column) ?? 0
  }

  /** Is the text spelled out anywhere? */
  spells(text: string): boolean {
    this.#spelled ??= new Set(this.#all.flatMap(({ literals }) => [...literals]))
    return this.#spelled.has(text)
  }

  /** The statements that mention what it declares, and those that mention theirs, as far as `through` lets them. */
  buildingOn(statement: Statement, through: (one: Statement) => boolean = () => true): readonly Statement[] {
    const found = new Set<Statement>()
    const names = new Set(namesOf(statement))
    for (const name of names) {
      for (const one of this.#all) {
        if (one === statement || found.has(one) || !one.mentions.has(name)) continue
        found.add(one)
        if (through(one)) for (const other of namesOf(one)) names.add(other)
      }
    }
    return [...found]
  }
}

/** The names that a statement declares, as others mention them. */
export const namesOf = ({ file, declares }: Statement): readonly string[] => declares.map(name => `${file}#${name}`)

function statementsIn(file: string, tree: ts.SourceFile): readonly Statement[] {
  const names = new Map<string, string>()
  for (const node of tree.statements)
    if (ts.isImportDeclaration(node)) for (const [local, name] of importedBy(file, node)) names.set(local, name)
  const rest = tree.statements.filter(node => !ts.isImportDeclaration(node))
  for (const node of rest) for (const name of declaredBy(node)) names.set(name, `${file}#${name}`)
  return rest.map(node => {
    const [mentions, literals] = [new Map<string, number[]>(), new Set<string>()]
    const visit = (child: ts.Node): void => {
      if (ts.isIdentifier(child)) {
        const name = names.get(child.text) ?? child.text
        mentions.set(name, [...(mentions.get(name) ?? []), child.getStart(tree)])
      } else if (ts.isStringLiteralLike(child)) literals.add(child.text)
      ts.forEachChild(child, visit)
    }
    visit(node)
    return { file, node, declares: declaredBy(node), mentions, literals }
  })
}

function importedBy(
  file: string,
  { importClause, moduleSpecifier }: ts.ImportDeclaration,
): readonly [string, string][] {
  const bindings = importClause?.namedBindings
  if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(moduleSpecifier)) return []
  const from = join(dirname(file), moduleSpecifier.text).replaceAll('\\', '/')
  return bindings.elements.map(({ name, propertyName }) => [name.text, `${from}#${(propertyName ?? name).text}`])
}

function declaredBy(node: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : namesIn(name),
    )
  return ts.isFunctionDeclaration(node) && node.name ? [node.name.text] : []
}

const namesIn = (pattern: ts.BindingPattern): readonly string[] =>
  pattern.elements.flatMap(one => (ts.isBindingElement(one) && ts.isIdentifier(one.name) ? [one.name.text] : []))
