import type { Operation } from '../operation.ts'
import type { ParameterName, ParameterValues } from '../types/parameter-types.ts'

export type Keyword = 'Given' | 'When' | 'Then'

/** Rows of a step's table, heading first. */
export type Rows = readonly (readonly string[])[]

/** The values of an expression's {parameters}, in order. */
export type Arguments<Expression extends string> = Expression extends `${string}{${infer Name}}${infer Rest}`
  ? Name extends ParameterName
    ? readonly [ParameterValues[Name], ...Arguments<Rest>]
    : never
  : readonly []

type Named<Op extends Operation['op']> = Extract<Operation, { readonly op: Op }>

interface Definition<Expression extends string, Op extends Operation['op']> {
  readonly keyword: Keyword
  /** Cucumber expression over the parameter types. */
  readonly expression: Expression
  readonly op: Op
  /** In words, for the vocabulary. */
  readonly meaning: string
  readonly operation: (args: Arguments<Expression>, rows: Rows) => Named<Op>
  /** The arguments that say this operation; undefined = another phrase says it. */
  readonly args: (operation: Named<Op>) => Arguments<Expression> | undefined
  /** Present for steps with a table. */
  readonly table?: (operation: Named<Op>) => Rows
  readonly example: Example
}

export interface Example {
  readonly text: string
  readonly table?: Rows
}

/** One sentence of the language, both ways: text → operation and operation → text. */
export interface Phrase {
  readonly keyword: Keyword
  readonly expression: string
  readonly op: Operation['op']
  readonly meaning: string
  readonly operation: (args: readonly unknown[], rows: Rows) => Operation
  readonly args: (operation: Operation) => readonly unknown[] | undefined
  readonly table?: (operation: Operation) => Rows
  readonly example: Example
}

/** Checks a phrase's functions against its expression, then forgets the types so that phrases fit one list. */
export function phrase<const Expression extends string, Op extends Operation['op']>(
  definition: Definition<Expression, Op>,
): Phrase {
  return definition as unknown as Phrase
}
