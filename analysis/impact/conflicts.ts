import type { Comparison, ConflictLine } from '../../reports/impact/impact.ts'
import type { Enacted } from './enact.ts'

/** Pairs of rulings that contradict each other in the cases, and how the proposal could settle it. */
export function conflictsIn(comparisons: readonly Comparison[], enacted: Enacted): readonly ConflictLine[] {
  const pairs = new Map<string, { readonly rulings: readonly string[]; readonly cases: string[] }>()
  for (const { id, proposed } of comparisons) {
    const rulings = proposed.conflict
    if (!rulings) continue
    const key = [...rulings].sort().join('\n')
    const pair = pairs.get(key) ?? { rulings, cases: [] }
    pair.cases.push(id)
    pairs.set(key, pair)
  }
  return [...pairs.values()].map(({ rulings, cases }) => ({ rulings, cases, mend: mend(rulings, enacted) }))
}

function mend(rulings: readonly string[], { base, law, adopted, gone, own }: Enacted): string {
  const [wording] = rulings.filter(id => own.has(id))
  if (wording !== undefined) {
    const against = rulings.find(id => id !== wording)!
    return `If the rule of the proposal is to hold, add "except: ${against}" to it; if ${against} is to hold, exclude its cases with "unless".`
  }
  const newcomer = rulings.find(id => adopted.has(id))
  const other = rulings.find(id => id !== newcomer)!
  if (newcomer === undefined)
    return `Say which of the two is to hold: repeal the other one${gone.size ? ', or keep what is repealed and stood between them' : ''}.`
  const adopt = `Add "in place of: …" to the adoption of ${newcomer}`
  if (!law.rules.get(other)?.presumed)
    return `${adopt}, naming ${other}, if the newcomer is to hold; otherwise do not adopt it.`
  const deniers = [...base.rules.values()].filter(rule => rule.exceptionTo.includes(other)).map(({ ruling }) => ruling)
  return `“${other}” is what the base supposes where no ruling denies it. ${adopt}, naming ${deniers.join(' or ')}: the newcomer then denies it in their stead.`
}
