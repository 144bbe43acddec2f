/** State shared with the instrumenter's code: the mutant in force, and those that were passed. */
interface Switch {
  activeMutant?: string
  hitCount?: number
  hitLimit?: number
  currentTestId?: string
  mutantCoverage?: { static: Record<string, number>; readonly perTest: Record<string, Record<string, number>> }
}

const everywhere = globalThis as { __stryker__?: Switch }
const state: Switch = everywhere.__stryker__ ?? {}
everywhere.__stryker__ = state

/** Files keep the object that they find when they are first passed, so it is never another. */
const coverage = state.mutantCoverage ?? { static: {}, perTest: {} }
state.mutantCoverage = coverage

/** So often may a mutant be passed in one go: one that never ends is an error. */
const limit = 100_000

/** From now on this mutant is in force; absent = none. */
export function switchTo(id?: string): void {
  if (id === undefined) delete state.activeMutant
  else state.activeMutant = id
  state.hitCount = 0
  state.hitLimit = limit
}

/** Does it with the mutant in force. */
export function withMutant<T>(id: string, go: () => T): T {
  const before = state.activeMutant
  switchTo(id)
  try {
    return go()
  } finally {
    switchTo(before)
  }
}

/** Its result, and the mutants that are passed meanwhile. */
export function passing<T>(go: () => T): { readonly result: T; readonly ids: readonly string[] } {
  coverage.perTest.now = {}
  const result = notedAs('now', go)
  return { result, ids: Object.keys(coverage.perTest.now) }
}

/** Works it out without a note of the mutants that are passed. */
export function unnoted<T>(go: () => T): T {
  coverage.perTest.unnoted ??= {}
  return notedAs('unnoted', go)
}

function notedAs<T>(id: string, go: () => T): T {
  const before = state.currentTestId
  state.currentTestId = id
  try {
    return go()
  } finally {
    if (before === undefined) delete state.currentTestId
    else state.currentTestId = before
  }
}

/** Before other modules are loaded, whose mutants have numbers of their own. */
export function forgetFixed(): void {
  coverage.static = {}
}

/** The mutants that were passed while modules were loaded: they cannot be switched afterwards. */
export const readFixed = (): ReadonlySet<string> => new Set(Object.keys(coverage.static))
