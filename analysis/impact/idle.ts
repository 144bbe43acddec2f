import type { Catalogue } from '../../catalogue/catalogue.ts'
import { amend, type Ruleset } from '../../engine/kernel/amend.ts'
import type { IdleRuling } from '../../reports/impact/impact.ts'
import type { Verdict } from '../../steps/judge/verdict.ts'
import type { Case } from '../../steps/suite/case.ts'
import type { Enacted } from './enact.ts'
import { allInForce, isInForce } from './in-force.ts'
import { playUnder, underLaw } from './under-law.ts'

export type Verdicts = ReadonlyMap<string, Verdict>

/** A law with what somebody at the table sees of each case under it. */
interface Played {
  readonly law: Ruleset
  readonly verdicts: Verdicts
  readonly seen: ReadonlyMap<string, string>
}

interface Scene {
  readonly cases: readonly Case[]
  readonly old: Played
  readonly next: Played
  readonly catalogue: Catalogue
}

/** Rulings of the base that stay in force, but whose repeal no scenario notices any more. */
export async function idleRulings(
  { base, law, gone }: Enacted,
  cases: readonly Case[],
  { today, proposed }: { readonly today: Verdicts; readonly proposed: Verdicts },
  catalogue: Catalogue,
): Promise<readonly IdleRuling[]> {
  const scene: Scene = { cases, old: played(base, today), next: played(law, proposed), catalogue }
  const idle: IdleRuling[] = []
  for (const id of allInForce(base).filter(id => isInForce(law, id))) {
    const own = cases.filter(one => isOf(one, id, catalogue))
    if (!isSuspect(id, own, scene)) continue
    const others = cases.filter(
      one => !own.includes(one) && (isNamed(id, one, scene.old) || isNamed(id, one, scene.next)),
    )
    const all = [...own, ...others]
    if (await isNoticed(id, all, scene.next)) continue
    if (!(await isNoticed(id, all, scene.old))) continue
    const hasSay = cases.some(one => isNamed(id, one, scene.next))
    const why = hasSay
      ? 'It still has a say, but every scenario comes out the same without it.'
      : 'No scenario rests on it any more.'
    idle.push({ fate: 'idle', ruling: id, why })
  }
  return [...idle, ...fallen(gone, law, catalogue)]
}

const played = (law: Ruleset, verdicts: Verdicts): Played => ({
  law,
  verdicts,
  seen: new Map([...verdicts].map(([id, verdict]) => [id, whatIsSeen(verdict)])),
})

const whatIsSeen = ({ outcome, message, after }: Verdict): string => JSON.stringify([outcome, message, after])

const isNamed = (id: string, one: Case, { verdicts }: Played): boolean => !!verdicts.get(one.id)?.because.includes(id)

/** Is the case of that ruling, or of one that follows from it? */
function isOf(one: Case, id: string, { rulings }: Catalogue): boolean {
  return one.rulings.some(other => {
    const ruling = rulings.get(other)
    return other === id || (ruling?.met === 'follows-from' && ruling.from.includes(id))
  })
}

/** Only a ruling of which a case has changed, or which is never named any more, can have lost its consequence. */
function isSuspect(id: string, own: readonly Case[], { cases, old, next }: Scene): boolean {
  if (own.length)
    return own.some(
      one => old.seen.get(one.id) !== next.seen.get(one.id) || isNamed(id, one, old) !== isNamed(id, one, next),
    )
  return cases.some(one => isNamed(id, one, old)) && !cases.some(one => isNamed(id, one, next))
}

async function isNoticed(id: string, cases: readonly Case[], { law, seen }: Played): Promise<boolean> {
  const without = await underLaw(amend(law, { id: law.id, repeal: [id] }))
  for (const one of cases) {
    const verdict = (await playUnder(without, [one])).get(one.id)!
    if (whatIsSeen(verdict) !== seen.get(one.id)) return true
  }
  return false
}

/** Rulings that follow from others of which one goes. */
function fallen(gone: ReadonlySet<string>, law: Ruleset, { rulings }: Catalogue): readonly IdleRuling[] {
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
