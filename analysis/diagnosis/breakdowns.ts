import { groupBy } from '../../catalogue/group.ts'
import type { CaseResult } from '../../reports/result.ts'
import type { Evidence, Finding, Played } from './evidence.ts'

const verbs: Partial<Record<CaseResult['outcome'], string>> = {
  crash: 'ends',
  timeout: 'does not answer in time',
  'engine-error': 'answers with an error',
}

/** Breakdowns by what the engine was asked last, what it cannot show, and rulings that it does not name. */
export function breakdowns(evidence: Evidence): readonly Finding[] {
  return [...brokenBy(evidence), ...notShown(evidence), ...misnamed(evidence)]
}

function brokenBy({ failures, passes }: Evidence): readonly Finding[] {
  const broken = failures.filter(({ result }) => verbs[result.outcome])
  const groups = groupBy(broken, ({ result, trace }) => `${result.outcome} ${trace.lastRequest} ${trace.error ?? ''}`)
  return [...groups.values()].map(members => {
    const [{ result, trace }] = members as [Played]
    const same = passes.filter(one => one.trace.requests.has(trace.lastRequest)).length
    const error = trace.error ? `: ${trace.error}` : ''
    return {
      kind: 'habit',
      says: `It ${same ? 'sometimes ' : ''}${verbs[result.outcome]} when it is asked to ${trace.lastRequest}${error}.`,
      rulings: [],
      explains: members.map(({ kase }) => kase.id),
      against: [],
      asked: same,
      burden: 0,
    }
  })
}

/** Conditions and places that were set up and are not shown again. */
function notShown({ failures, passes }: Evidence): readonly Finding[] {
  const groups = groupBy(
    failures.flatMap(({ kase, result }) => {
      const lost = lostIn(result.message ?? '')
      return lost ? [{ id: kase.id, lost }] : []
    }),
    ({ lost }) => lost,
  )
  return [...groups].map(([lost, members]) => {
    const shown = passes.filter(({ trace }) => trace.setUp.has(lost)).map(({ kase }) => kase.id)
    return {
      kind: 'condition',
      says: `It does not keep "${lost}": what is set up so is not shown so.`,
      rulings: [],
      explains: members.map(({ id }) => id),
      against: shown,
      asked: shown.length,
      burden: shown.length,
    }
  })
}

function misnamed({ failures, passes }: Evidence): readonly Finding[] {
  const explains = failures.flatMap(({ kase, result }) =>
    / did not decide it: the engine named /.test(result.message ?? '') ? [kase.id] : [],
  )
  const says = 'It plays right, but does not name the rulings that decide.'
  const asked = passes.filter(({ result }) => result.because.length > 0).length
  return explains.length ? [{ kind: 'habit', says, rulings: [], explains, against: [], asked, burden: 0 }] : []
}

/** The condition or place of which the judge says that it was set up and is not shown. */
function lostIn(message: string): string | undefined {
  return (
    /^The adapter does not show that ".*" is ([\w-]+)/.exec(message)?.[1] ??
    /^The adapter shows ".*", but it was set up ([\w-]+) /.exec(message)?.[1]
  )
}
