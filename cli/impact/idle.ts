import { amend, type Ruleset } from '../../engine/rulesets/ruleset.ts'
import type { IdleRuling } from '../../reports/impact/impact.ts'
import type { Catalogue } from '../../rulings/catalogue.ts'
import type { Verdict } from '../../steps/judge/case-run.ts'
import type { Case } from '../../steps/suite/case.ts'
import type { Enacted } from './enact.ts'
import { allInForce, isInForce } from './in-force.ts'
import { playUnder, underLaw } from './under-law.ts'

export type Verdicts = ReadonlyMap<string, Verdict>

interface Played {
  readonly law: Ruleset
  readonly verdicts: Verdicts
}

/** Rulings of the base that stay in force, but whose repeal no scenario notices any more. */
export async function idleRulings(
  { base, law, gone }: Enacted,
  cases: readonly Case[],
  { today, proposed }: { readonly today: Verdicts; readonly proposed: Verdicts },
  catalogue: Catalogue,
): Promise<readonly IdleRuling[]> {
  const touched = cases.filter(one => signature(today.get(one.id)) !== signature(proposed.get(one.id)))
  const suspects = allInForce(base).filter(
    id => isInForce(law, id) && touched.some(one => concerns(one, id, today, catalogue)),
  )
  const idle: IdleRuling[] = []
  for (const id of suspects) {
    const own = cases.filter(one => concerns(one, id, today, catalogue) || concerns(one, id, proposed, catalogue))
    if (await isNoticed(id, own, { law, verdicts: proposed })) continue
    if (!(await isNoticed(id, own, { law: base, verdicts: today }))) continue
    const named = own.some(one => proposed.get(one.id)?.because.includes(id))
    idle.push({
      fate: 'idle',
      ruling: id,
      why: named
        ? 'It still has a say, but every scenario comes out the same without it.'
        : 'No scenario rests on it any more.',
    })
  }
  return [...idle, ...fallen(gone, law, catalogue)]
}

/** Is the case of that ruling, or of one that follows from it, or did the ruling decide it? */
function concerns(one: Case, id: string, verdicts: Verdicts, { rulings }: Catalogue): boolean {
  if (one.rulings.includes(id) || verdicts.get(one.id)?.because.includes(id)) return true
  return one.rulings.some(other => {
    const ruling = rulings.get(other)
    return ruling?.met === 'follows-from' && ruling.from.includes(id)
  })
}

async function isNoticed(id: string, cases: readonly Case[], { law, verdicts }: Played): Promise<boolean> {
  const without = await underLaw(amend(law, { id: law.id, repeal: [id] }))
  for (const one of cases) {
    const verdict = (await playUnder(without, [one])).get(one.id)
    if (outcomeIn(verdict) !== outcomeIn(verdicts.get(one.id))) return true
  }
  return false
}

/** What somebody at the table can see of it. */
const outcomeIn = (verdict: Verdict | undefined): string =>
  JSON.stringify([verdict?.outcome, verdict?.message, verdict?.after])

/** The same with what decided. */
const signature = (verdict: Verdict | undefined): string => `${outcomeIn(verdict)} ${verdict?.because.join()}`

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
