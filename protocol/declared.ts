import type { Can } from './types.ts'

type KeysOf<Value> = { [Key in keyof Can]-?: NonNullable<Can[Key]> extends Value ? Key : never }[keyof Can]

/** What of `can` holds a list of words. */
export type DeclaredList = KeysOf<readonly string[]>
/** What of `can` is true or false. */
export type DeclaredFlag = KeysOf<boolean>

const isList: Readonly<Record<DeclaredList, true>> = {
  rulesets: true,
  phases: true,
  places: true,
  conditions: true,
  counts: true,
  actions: true,
  decisions: true,
  fields: true,
  parts: true,
  madeUp: true,
  values: true,
  facts: true,
  events: true,
}

const isFlag: Readonly<Record<DeclaredFlag, true>> = {
  chance: true,
  rolls: true,
  reasons: true,
  options: true,
  try: true,
  views: true,
  rulings: true,
}

/** The fields of `can` that hold lists of words. */
export const declaredLists = Object.keys(isList) as readonly DeclaredList[]
/** The fields of `can` that are true or false. */
export const declaredFlags = Object.keys(isFlag) as readonly DeclaredFlag[]
