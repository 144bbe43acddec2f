import type { Case, CaseStep } from './case.ts'

interface Verbs {
  readonly refused: ReadonlySet<string>
  readonly legal: ReadonlySet<string>
}

/** Which verbs a case sees refused, and which done or declared legal. */
export function verbsOf(steps: readonly CaseStep[]): Verbs {
  const refused = new Set<string>()
  const legal = new Set<string>()
  steps.forEach(({ operation }, index) => {
    if (operation.op === 'verdicts') {
      for (const { verb } of operation.deeds) (operation.legal ? legal : refused).add(verb)
    }
    const verb = verbOfStep(operation)
    if (verb) (isRefused(steps, index) ? refused : legal).add(verb)
  })
  return { refused, legal }
}

function verbOfStep(operation: CaseStep['operation']): string | undefined {
  if (operation.op === 'do') return operation.deed.verb
  if (operation.op === 'respond') return operation.place?.prep === 'into mode' ? 'switches' : 'responds with'
  if (operation.op === 'deck') return 'brings'
  return operation.op === 'choose' ? 'chooses' : undefined
}

/** Whether the next verdict speaks of this step and is a refusal. */
function isRefused(steps: readonly CaseStep[], index: number): boolean {
  for (const { operation } of steps.slice(index + 1)) {
    if (operation.op === 'verdict') return !operation.legal
    if (verbOfStep(operation)) return false
  }
  return false
}

/** For each case with a refusal, the ids of those of the same group in which the refused verb is legal, itself included. */
export function findTwins(group: readonly Omit<Case, 'twins' | 'customs'>[]): ReadonlyMap<string, readonly string[]> {
  const verbs = new Map(group.map(one => [one.id, verbsOf(one.steps)]))
  const twins = new Map<string, readonly string[]>()
  for (const [id, { refused }] of verbs) {
    const legalThere = [...verbs].filter(([, { legal }]) => [...refused].some(verb => legal.has(verb)))
    twins.set(
      id,
      legalThere.map(([twin]) => twin),
    )
  }
  return twins
}
