import type { LawTexts } from '../../catalogue/catalogue.ts'
import { groupByEach } from '../../catalogue/group.ts'
import type { Ruleset } from '../../engine/kernel/amend.ts'
import type { IdleRuling } from '../../reports/impact/impact.ts'
import type { Verdict } from '../../steps/judge/verdict.ts'
import type { Case } from '../../steps/suite/case.ts'
import { inForce, isInForce } from '../variants/in-force.ts'
import { strike } from '../variants/strike.ts'
import type { Enacted } from './enact.ts'
import { type Pace, tableUnder } from './under-law.ts'

export type Verdicts = ReadonlyMap<string, Verdict>

/** A law with what somebody at the table sees of each case under it. */
interface Played {
  readonly law: Ruleset
  /** By ruling, the cases in which it had a say. */
  readonly named: ReadonlyMap<string, ReadonlySet<Case>>
  readonly seen: ReadonlyMap<string, string>
}

interface Scene {
  readonly cases: readonly Case[]
  readonly old: Played
  readonly next: Played
}

/** Rulings of the base that stay in force, but whose repeal no scenario notices any more. */
export async function idleRulings(
  { base, law, gone }: Enacted,
  cases: readonly Case[],
  {
    today,
    proposed,
    pace,
  }: { readonly today: Verdicts; readonly proposed: Verdicts; readonly pace?: Pace | undefined },
  catalogue: LawTexts,
): Promise<readonly IdleRuling[]> {
  const scene: Scene = { cases, old: played(base, cases, today), next: played(law, cases, proposed) }
  const byRuling = casesOf(cases, catalogue)
  const idle: IdleRuling[] = []
  for (const id of inForce(base).filter(id => isInForce(law, id))) {
    const own = byRuling.get(id) ?? new Set()
    if (!isSuspect(id, own, scene)) continue
    const others = cases.filter(one => !own.has(one) && (isNamed(id, one, scene.old) || isNamed(id, one, scene.next)))
    const all = [...own, ...others]
    if (await isNoticed(id, all, scene.next, pace)) continue
    if (!(await isNoticed(id, all, scene.old, pace))) continue
    const why = hasSay(id, scene.next)
      ? 'It still has a say, but every scenario comes out the same without it.'
      : 'No scenario rests on it any more.'
    idle.push({ fate: 'idle', ruling: id, why })
  }
  return [...idle, ...fallen(gone, law, catalogue)]
}

const played = (law: Ruleset, cases: readonly Case[], verdicts: Verdicts): Played => ({
  law,
  named: byEach(cases, ({ id }) => verdicts.get(id)!.because),
  seen: new Map([...verdicts].map(([id, verdict]) => [id, whatIsSeen(verdict)])),
})

const whatIsSeen = ({ outcome, message, after }: Verdict): string => JSON.stringify([outcome, message, after])

const isNamed = (id: string, one: Case, { named }: Played): boolean => named.get(id)?.has(one) ?? false

/** Has the ruling a say in any case? */
const hasSay = (id: string, { named }: Played): boolean => named.has(id)

/** By ruling, the cases of it and of those that follow from it. */
function casesOf(cases: readonly Case[], { rulings }: LawTexts): ReadonlyMap<string, ReadonlySet<Case>> {
  const grounds = (id: string): readonly string[] => {
    const ruling = rulings.get(id)
    return ruling?.met === 'follows-from' ? ruling.from : []
  }
  return byEach(cases, one => one.rulings.flatMap(id => [id, ...grounds(id)]))
}

const byEach = (cases: readonly Case[], keys: (one: Case) => readonly string[]) =>
  new Map([...groupByEach(cases, keys)].map(([key, some]) => [key, new Set(some)] as const))

/** Only a ruling of which a case has changed, or which is never named any more, can have lost its consequence. */
function isSuspect(id: string, own: ReadonlySet<Case>, { old, next }: Scene): boolean {
  if (own.size)
    return [...own].some(
      one => old.seen.get(one.id) !== next.seen.get(one.id) || isNamed(id, one, old) !== isNamed(id, one, next),
    )
  return hasSay(id, old) && !hasSay(id, next)
}

async function isNoticed(id: string, cases: readonly Case[], { law, seen }: Played, pace?: Pace): Promise<boolean> {
  const without = tableUnder(law, strike([id]))
  for (const one of cases) {
    const verdict = await without.play(one)
    await pace?.()
    if (verdict && whatIsSeen(verdict) !== seen.get(one.id)) return true
  }
  return false
}

/** Rulings that follow from others of which one goes. */
function fallen(gone: ReadonlySet<string>, law: Ruleset, { rulings }: LawTexts): readonly IdleRuling[] {
  return [...rulings.values()].flatMap(ruling => {
    const lost = ruling.met === 'follows-from' ? ruling.from.filter(id => gone.has(id) && !isInForce(law, id)) : []
    if (!lost.length) return []
    return [
      {
        fate: 'falls' as const,
        ruling: ruling.id,
        why: `It followed from ${lost.join(' and ')}, which ${lost.length === 1 ? 'goes' : 'go'}.`,
      },
    ]
  })
}
