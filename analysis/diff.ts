import type { Change, Difference } from '../reports/diff/difference.ts'
import type { CaseResult, Conformance, Outcome } from '../reports/result.ts'

const unscored: ReadonlySet<Outcome> = new Set(['not-applicable', 'disputed'])

/** How good an outcome is: passed, not counted, not passed. */
function rank(outcome: Outcome): number {
  if (outcome === 'pass') return 2
  return unscored.has(outcome) ? 1 : 0
}

export function diff(before: Conformance, after: Conformance): Difference {
  const old = new Map(before.cases.map(one => [one.id, one]))
  const now = new Map(after.cases.map(one => [one.id, one]))
  const changes = after.cases.flatMap(one => changeOf(old.get(one.id), one))
  const moved = (better: (by: number) => boolean): readonly Change[] =>
    changes.filter(c => better(rank(c.after) - rank(c.before)))
  return {
    regressions: moved(by => by < 0),
    improvements: moved(by => by > 0),
    others: moved(by => by === 0),
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
  const read = ({ engine, suite, selection }: Conformance): Readonly<Record<string, string>> => ({
    engine: `${engine.name} ${engine.version}`,
    'started as': engine.command,
    suite: `${suite.version}, digest ${suite.digest.slice(0, 12)}`,
    protocol: suite.protocol,
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
