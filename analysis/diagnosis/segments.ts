import { groupBy } from '../../catalogue/group.ts'
import { listed } from '../../steps/judge/mismatch.ts'
import type { Untimely } from '../untimely.ts'
import type { Evidence, Finding, Played } from './evidence.ts'

/** Acts that the engine refuses for the segment in which they are asked for, and says so. */
export function segments({ failures, passes }: Evidence): readonly Finding[] {
  const early = new Map(failures.flatMap(one => (isRefused(one) ? [[one.kase.id, one.trace.untimely!] as const] : [])))
  const refused = failures.flatMap(one => {
    const found = early.get(one.kase.id) ?? ofTwins(one, early)
    return found ? [{ id: one.kase.id, ...found }] : []
  })
  if (!refused.length) return []
  const acts = new Set(refused.map(({ act }) => act))
  const asked = passes.filter(({ trace }) => [...acts].some(act => trace.requests.has(`act ${act}`))).length
  const says = `It refuses ${bySegment(refused)}: to this engine that is the wrong time.`
  return [{ kind: 'habit', says, rulings: [], explains: refused.map(({ id }) => id), against: [], asked, burden: 0 }]
}

const inWords = (words: readonly string[]): string => listed([...new Set(words)].sort().map(word => `\`${word}\``))

const bySegment = (refused: readonly Untimely[]): string =>
  [...groupBy(refused, ({ phase }) => phase)]
    .map(([phase, members]) => `${inWords(members.map(({ act }) => act))} in the segment \`${phase}\``)
    .join(', ')

/** Was an act refused for its time that the scenario calls legal, or illegal for another reason? */
function isRefused({ result, trace }: Played): boolean {
  if (!trace.untimely?.said) return false
  return result.outcome === 'unproven' || /should be legal, but the engine refuse/.test(result.message ?? '')
}

/** A refusal is unproven where its twins are refused for their time. */
function ofTwins({ kase, result }: Played, early: ReadonlyMap<string, Untimely>): Untimely | undefined {
  if (result.outcome !== 'unproven') return undefined
  return kase.twins.map(id => early.get(id)).find(Boolean)
}
