import type { Reply, Request } from '../../protocol/types.ts'
import { groupBy } from '../../reports/group.ts'
import type { CaseResult } from '../../reports/result.ts'
import type { Evidence, Finding } from './evidence.ts'

const verbs: Partial<Record<CaseResult['outcome'], string>> = {
  crash: 'It ends when it is asked to',
  timeout: 'It does not answer in time when it is asked to',
  'engine-error': 'It answers with an error when it is asked to',
}

/** Breakdowns by what the engine was asked last, what it cannot show, and rulings that it does not name. */
export function breakdowns(evidence: Evidence): readonly Finding[] {
  return [...brokenBy(evidence), ...notShown(evidence), ...misnamed(evidence)]
}

function brokenBy({ failures, passes }: Evidence): readonly Finding[] {
  const broken = failures.filter(({ result }) => verbs[result.outcome])
  const groups = groupBy(broken, ({ result }) => `${verbs[result.outcome]} ${lastAsked(result)}`)
  return [...groups].map(([sentence, members]) => {
    const [first] = members as [(typeof members)[0]]
    const same = passes.filter(({ result }) =>
      result.transcript.some(each => asked(each.request) === lastAsked(first.result)),
    )
    return {
      kind: 'habit',
      says: `${sentence}${errorOf(first.result)}.`,
      rulings: [],
      explains: members.map(({ kase }) => kase.id),
      against: same.map(({ kase }) => kase.id),
      asked: same.length,
      burden: 0,
    }
  })
}

function lastAsked({ transcript }: CaseResult): string {
  return asked(transcript.at(-1)?.request)
}

/** `act beam`, `arrange`, `answer`. */
function asked(request: unknown): string {
  const { do: verb, act } = (request ?? { do: 'greet' }) as {
    readonly do: string
    readonly act?: { readonly kind: string }
  }
  return act ? `${verb} ${act.kind}` : verb
}

function errorOf({ transcript }: CaseResult): string {
  const reply = transcript.at(-1)?.reply as Reply | null | undefined
  return reply && 'error' in reply ? `: ${reply.error.code}` : ''
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
    const shown = passes.filter(({ result }) => setsUp(result, lost)).map(({ kase }) => kase.id)
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

function setsUp({ transcript }: CaseResult, word: string): boolean {
  return transcript.some(({ request }) => {
    const asked = request as Request
    return (
      asked.do === 'arrange' &&
      asked.board.cards.some(card => card.where[0] === word || card.is?.some(condition => condition === word))
    )
  })
}
