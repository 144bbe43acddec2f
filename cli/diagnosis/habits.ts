import type { ActKind, Reply, Request } from '../../protocol/types.ts'
import type { CaseResult } from '../../reports/result.ts'
import type { Evidence, Finding, Played } from './evidence.ts'

/** Asked less often, an act says nothing about a habit. */
const enough = 3

type Asked = ActKind | 'answer'

/** One act or answer of a transcript. */
interface Move {
  readonly asked: Asked
  /** Absent = it was tried, or no proper reply came. */
  readonly refused?: boolean
}

/** What the engine always does, read from its own answers. */
export function habits(evidence: Evidence): readonly Finding[] {
  const moves = [...evidence.failures, ...evidence.passes].flatMap(({ result }) => movesOf(result))
  const judged = moves.filter(move => move.refused !== undefined)
  const kinds = [...new Set(judged.map(move => move.asked))]
  const of = (kind: Asked, refused: boolean): number =>
    judged.filter(move => move.asked === kind && move.refused === refused).length
  const always = (refused: boolean): readonly Asked[] =>
    kinds.filter(kind => of(kind, refused) >= enough && of(kind, !refused) === 0)
  return [true, false].flatMap(refused => inOne(always(refused), kinds, refused, judged.length, evidence))
}

/** One sentence where the habit spares no act. */
function inOne(
  always: readonly Asked[],
  kinds: readonly Asked[],
  refused: boolean,
  count: number,
  evidence: Evidence,
): readonly Finding[] {
  const acts = kinds.filter(kind => kind !== 'answer')
  const all = acts.length > 1 && acts.every(kind => always.includes(kind))
  if (all) {
    const says = refused ? 'It refuses every act' : 'It never refuses anything'
    return [finding(`${says}: ${count.toLocaleString('en')} acts and answers were asked for.`, acts, refused, evidence)]
  }
  return always.map(kind => {
    const what = kind === 'answer' ? 'answer' : `\`${kind}\``
    return finding(refused ? `It refuses every ${what}.` : `It never refuses ${what}.`, [kind], refused, evidence)
  })
}

function finding(says: string, kinds: readonly Asked[], refused: boolean, { failures, passes }: Evidence): Finding {
  const explains = failures.filter(one => isSo(one, kinds, refused)).map(({ kase }) => kase.id)
  const asked = passes.filter(({ result }) => movesOf(result).some(move => kinds.includes(move.asked))).length
  return { kind: 'habit', says, rulings: [], explains, against: [], asked, burden: 0 }
}

/** Did the case fail because of the habit? */
function isSo({ result }: Played, kinds: readonly Asked[], refused: boolean): boolean {
  const last = movesOf(result).at(-1)
  if (!last || !kinds.includes(last.asked)) return false
  if (result.outcome === 'unproven') return refused
  if (result.outcome !== 'fail') return false
  return (refused ? /should be legal, but the engine/ : /should be illegal, but the engine/).test(result.message ?? '')
}

function movesOf({ transcript }: Pick<CaseResult, 'transcript'>): readonly Move[] {
  return transcript.flatMap(({ request, reply }) => {
    const [asked, answered] = [request as Request, reply as Reply | null]
    if (asked.do !== 'act' && asked.do !== 'answer') return []
    const kind = asked.do === 'act' ? asked.act.kind : 'answer'
    const result = answered && 'result' in answered ? answered.result : undefined
    return [result && 'outcome' in result ? { asked: kind, refused: result.outcome === 'refused' } : { asked: kind }]
  })
}
