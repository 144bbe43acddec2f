import type { Evidence, Finding, Played } from './evidence.ts'
import type { Move } from './trace.ts'

/** Asked less often, an act says nothing about a habit. */
const enough = 3

type Asked = Move['asked']

/** Habits of the engine, read from its own answers. */
export function habits(evidence: Evidence): readonly Finding[] {
  const moves = [...evidence.failures, ...evidence.passes].flatMap(({ trace }) => trace.moves)
  const judged = moves.filter(move => move.refused !== undefined)
  return [true, false].flatMap(refused => habit(judged, refused, evidence))
}

/** One sentence where the habit spares no act, else one for each kind. */
function habit(moves: readonly Move[], refused: boolean, evidence: Evidence): readonly Finding[] {
  const spared = new Set(moves.filter(move => move.refused !== refused).map(move => move.asked))
  const asked = moves.filter(move => !spared.has(move.asked)).map(move => move.asked)
  const acts = asked.filter(kind => kind !== 'answer')
  const kinds = [...new Set(asked)]
  if (new Set(acts).size > 1 && [...spared].every(kind => kind === 'answer')) {
    const says = refused ? 'It refuses every act' : 'It never refuses an act'
    return [finding(`${says}: ${acts.length.toLocaleString('en')} were asked for.`, kinds, refused, evidence)]
  }
  const often = kinds.filter(kind => asked.filter(other => other === kind).length >= enough)
  return often.map(kind => {
    const what = kind === 'answer' ? 'answer' : `\`${kind}\``
    return finding(
      refused ? `It refuses every ${what}.` : `It never refuses ${kind === 'answer' ? 'an answer' : what}.`,
      [kind],
      refused,
      evidence,
    )
  })
}

function finding(says: string, kinds: readonly Asked[], refused: boolean, { failures, passes }: Evidence): Finding {
  const explains = failures.filter(one => isSo(one, kinds, refused)).map(({ kase }) => kase.id)
  const asked = passes.filter(({ trace }) => trace.moves.some(move => kinds.includes(move.asked))).length
  return { kind: 'habit', says, rulings: [], explains, against: [], asked, burden: 0 }
}

/** Did the case fail because of the habit? */
function isSo({ result, trace }: Played, kinds: readonly Asked[], refused: boolean): boolean {
  const last = trace.moves.at(-1)
  if (!last || !kinds.includes(last.asked)) return false
  if (result.outcome === 'unproven') return refused
  if (result.outcome !== 'fail') return false
  return (refused ? /should be legal, but the engine/ : /should be illegal, but the engine/).test(result.message ?? '')
}
