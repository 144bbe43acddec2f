import type { Explanation } from '../../reports/result.ts'
import { type Finding, isCredible } from './evidence.ts'

/** The less has to be wrong, the better, where two explain the same. */
const order: readonly Explanation['kind'][] = ['suite', 'reading', 'ruling', 'condition', 'habit', 'ruleset']

/** Few explanations that explain much, the best first; what speaks against one is set off against what it explains. */
export function cover(findings: readonly Finding[]): readonly Explanation[] {
  const chosen: Explanation[] = []
  const left = new Set(findings.flatMap(one => one.explains))
  for (let best = bestOf(findings, left); best; best = bestOf(findings, left)) {
    const { burden: _, own: __, ...explanation } = best
    chosen.push({ ...explanation, adds: added(best, left) })
    for (const id of best.explains) left.delete(id)
  }
  return chosen
}

const added = ({ explains }: Finding, left: ReadonlySet<string>): number => explains.filter(id => left.has(id)).length

function bestOf(findings: readonly Finding[], left: ReadonlySet<string>): Finding | undefined {
  const worth = (one: Finding): number => added(one, left) - one.burden
  const able = findings.filter(one => isCredible(one) && added(one, left) > 0 && worth(one) > 0)
  const better = (a: Finding, b: Finding): number =>
    worth(b) - worth(a) ||
    a.burden - b.burden ||
    order.indexOf(a.kind) - order.indexOf(b.kind) ||
    (b.own ?? 0) - (a.own ?? 0)
  return able.sort(better)[0]
}
