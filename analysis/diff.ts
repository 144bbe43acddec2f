import type { Change, Difference } from '../reports/diff/difference.ts'
import { reachText } from '../reports/reach.ts'
import type { CaseResult, Conformance, Outcome } from '../reports/result.ts'

const unscored: ReadonlySet<Outcome> = new Set(['not-applicable', 'disputed'])

/** How good an outcome is: passed; not counted, or right as far as it is shown; not passed. */
function rank(outcome: Outcome): number {
  if (outcome === 'pass') return 2
  return unscored.has(outcome) || outcome === 'partly-checked' ? 1 : 0
}

/** Cases that an engine no longer plays are no improvement. */
const isBetter = ({ before, after }: Change): boolean => rank(after) > rank(before) && after !== 'not-applicable'

export function diff(before: Conformance, after: Conformance): Difference {
  const old = new Map(before.cases.map(one => [one.id, one]))
  const now = new Map(after.cases.map(one => [one.id, one]))
  const changes = after.cases.flatMap(one => changeOf(old.get(one.id), one))
  return {
    regressions: changes.filter(c => rank(c.after) < rank(c.before) && !unscored.has(c.after)),
    lapsed: changes.filter(c => rank(c.after) < rank(c.before) && unscored.has(c.after)),
    improvements: changes.filter(isBetter),
    others: changes.filter(c => rank(c.after) >= rank(c.before) && !isBetter(c)),
    added: after.cases.filter(one => !old.has(one.id)).map(one => one.id),
    gone: before.cases.filter(one => !now.has(one.id)).map(one => one.id),
    changed: changedSettings(before, after),
  }
}

function changeOf(old: CaseResult | undefined, one: CaseResult): readonly Change[] {
  if (!old || old.outcome === one.outcome) return []
  const { id, rulings, message } = one
  return [{ id, rulings, before: old.outcome, after: one.outcome, ...(message === undefined ? {} : { message }) }]
}

function changedSettings(before: Conformance, after: Conformance): readonly string[] {
  const areOfOneKind = before.reach && after.reach
  const read = ({ engine, suite, selection, reach }: Conformance): Readonly<Record<string, string>> => ({
    engine: `${engine.name} ${engine.version}`,
    'started as': engine.command,
    suite: `${suite.version}, digest ${suite.digest.slice(0, 12)}`,
    protocol: suite.protocol,
    reach: areOfOneKind && reach ? reachText(reach) : '',
    selection:
      Object.entries(selection)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ') || 'everything',
  })
  const [old, now] = [read(before), read(after)]
  return Object.keys(old)
    .filter(name => old[name] !== now[name])
    .map(name => `${name}: ${old[name]} → ${now[name]}`)
}
