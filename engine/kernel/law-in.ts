import type { AnyRule } from './rule.ts'
import { isSettled } from './settled.ts'

/** Every rule that the files of a law export, by itself, in a list, or with the question that it settles. */
export function lawIn(...files: readonly Readonly<Record<string, unknown>>[]): readonly AnyRule[] {
  const found = files.flatMap(file => Object.values(file).flat().flatMap(rulesIn))
  return [...new Set(found)]
}

const rulesIn = (value: unknown): readonly AnyRule[] =>
  isSettled(value) ? value.settledBy : isRule(value) ? [value] : []

const isRule = (value: unknown): value is AnyRule =>
  typeof value === 'object' && value !== null && 'ruling' in value && 'asked' in value && 'applies' in value
