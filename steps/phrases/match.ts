import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions'
import { tableOf } from '../../cards/table-of.ts'
import type { Operation } from '../operation.ts'
import { isPlural } from '../types/cards.ts'
import { type ParameterName, parameterTypes } from '../types/parameter-types.ts'
import { parse, type TextType } from '../types/text-type.ts'
import type { Phrase, Rows } from './phrase.ts'

interface Matcher {
  readonly phrase: Phrase
  readonly regexp: RegExp
  readonly types: readonly TextType<unknown>[]
}

/** The parameter types as Cucumber wants them: name, pattern, and the parser as transformer. */
export function cucumberParameterTypes(): ParameterType<unknown>[] {
  return Object.values(parameterTypes).map(
    type =>
      new ParameterType(type.name, new RegExp(type.pattern), null, text => parse(typeOf(type.name), text), false, true),
  )
}

const typeOf = (name: string): TextType<unknown> => parameterTypes[name as ParameterName] as TextType<unknown>

export function parametersOf(expression: string): string[] {
  return [...expression.matchAll(/\{(\w+)\}/g)].map(found => found[1] as string)
}

/** Compiles phrases once; each has one capturing group per parameter. */
export function matchers(phrases: readonly Phrase[]): readonly Matcher[] {
  const registry = new ParameterTypeRegistry()
  for (const type of cucumberParameterTypes()) registry.defineParameterType(type)
  return phrases.map(phrase => ({
    phrase,
    regexp: new CucumberExpression(phrase.expression, registry).regexp,
    types: parametersOf(phrase.expression).map(typeOf),
  }))
}

/** The same when first asked for: where all sentences were compiled before, nobody asks. */
export function matchersOf(phrases: readonly Phrase[]): () => readonly Matcher[] {
  let made: readonly Matcher[] | undefined
  return () => {
    made ??= matchers(phrases)
    return made
  }
}

/** The operation that a text says, if one of the phrases fits; throws a `LanguageError` when its words do not. */
export function operationOf(list: readonly Matcher[], text: string, rows: Rows = []): Operation | undefined {
  for (const { phrase, regexp, types } of list) {
    const found = regexp.exec(text)
    if (!found) continue
    const args = types.map((type, index) => parse(type, found[index + 1] as string))
    return phrase.operation(args, rows)
  }
  return undefined
}

/** The text of an operation in the words of one phrase; undefined when that phrase does not say it. */
export function textBy(
  phrase: Phrase,
  operation: Operation,
): { readonly text: string; readonly table?: Rows } | undefined {
  const args = phrase.op === operation.op ? phrase.args(operation) : undefined
  if (!args) return undefined
  const text = fill(phrase.expression, args)
  return phrase.table ? { text, table: phrase.table(operation) } : { text }
}

const singulars: Readonly<Record<string, string>> = tableOf({ 'is/are': 'is', 'hold(s)': 'holds', 'card(s)': 'card' })
const plurals: Readonly<Record<string, string>> = tableOf({ 'is/are': 'are', 'hold(s)': 'hold', 'card(s)': 'cards' })

function fill(expression: string, args: readonly unknown[]): string {
  let index = 0
  let plural = false
  return expression.replace(/\{(\w+)\}|is\/are|hold\(s\)|card\(s\)/g, (part, name: string | undefined) => {
    if (name === undefined) return (plural ? plurals : singulars)[part] as string
    const value = args[index++]
    const text = typeOf(name as string).print(value, plural)
    plural = takesPlural(name as string, value)
    return text
  })
}

function takesPlural(name: string, value: unknown): boolean {
  if (name === 'cards') return isPlural(value as never)
  if (name === 'pile') return isPlural([{ pile: value as never }])
  return name === 'count' && value !== 1
}
