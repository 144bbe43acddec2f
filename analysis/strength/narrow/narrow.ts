import type { Game } from '../../../engine/kernel/game.ts'
import type { AnyRule } from '../../../engine/kernel/rule.ts'
import type { Case } from '../../../steps/suite/case.ts'
import { Table } from '../../variants/table.ts'
import type { Variant } from '../../variants/variant.ts'
import { withRules } from '../mutation/twins.ts'
import type { Fate } from '../strength.ts'
import { occasionOf } from './occasion.ts'
import { isLaw, type SeenClass, type SeenFeatures } from './seen.ts'

/** A ruling that is obeyed only on occasions of one class, and who notices. */
export interface NarrowFate {
  /** Says it in words; "same" rows name it. */
  readonly id: string
  readonly ruling: string
  /** What the occasions have in common: a feature, and the only class of it that counts. */
  readonly feature: string
  readonly only: string
  /** Other classes in which it decides, and a case in which it does. */
  readonly also: Readonly<Record<string, string>>
  readonly fate: Fate
  /** The case that noticed; absent = none. */
  readonly by?: string
  /** Of one that is the same as the ruling: why. */
  readonly reason?: string
}

/** Narrow readings of a ruling, and on how many features no case tells them from the ruling. */
export interface Narrowed {
  readonly readings: readonly NarrowFate[]
  /** Features of which no case asks the rule in another class, or the rule itself speaks of one class alone. */
  readonly unasked: number
}

/** Obeys a ruling only on occasions such as its scenarios show first, feature by feature. */
export async function narrowed(
  ruling: string,
  features: SeenFeatures,
  same: ReadonlyMap<string, string> = new Map(),
): Promise<Narrowed> {
  const readings: NarrowFate[] = []
  let unasked = 0
  for (const [feature, classes] of features) {
    const only = [...classes].find(([, { own }]) => own.size)?.[0]
    if (only === undefined) continue
    const rest = [...classes].filter(([its]) => its !== only)
    const own = new Set(rest.flatMap(([, seen]) => [...seen.own]))
    const others = new Set(rest.flatMap(([, seen]) => [...seen.others]))
    if (own.size + others.size) {
      const reading = obeyedOnlyWhere(ruling, feature, only)
      const fate = await fateOf(reading, own, others)
      readings.push({
        id: reading.id,
        ruling,
        feature,
        only,
        also: alsoIn(rest),
        ...unlessSame(fate, same.get(reading.id)),
      })
    } else unasked += 1
  }
  return { readings, unasked }
}

type Told = Pick<NarrowFate, 'fate' | 'by' | 'reason'>

const unlessSame = (told: Told, reason: string | undefined): Told =>
  told.fate === 'survived' && reason !== undefined ? { fate: 'same', reason } : told

function alsoIn(classes: readonly (readonly [its: string, seen: SeenClass])[]): NarrowFate['also'] {
  const first = classes.map(([its, { own, others }]) => [its, [...own, ...others][0]?.id] as const)
  return Object.fromEntries(first.filter(([, id]) => id !== undefined)) as NarrowFate['also']
}

async function fateOf(reading: Variant, own: Iterable<Case>, others: Iterable<Case>): Promise<Told> {
  const table = new Table(reading)
  const killer = await table.firstToNotice([...own])
  if (killer) return { fate: 'killed', by: killer.id }
  const elsewhere = await table.firstToNotice([...others])
  return elsewhere ? { fate: 'killed elsewhere', by: elsewhere.id } : { fate: 'survived' }
}

/** The law in which the ruling holds on occasions of that class alone. */
function obeyedOnlyWhere(ruling: string, feature: string, only: string): Variant {
  const narrow = (rule: AnyRule): AnyRule => ({
    ...rule,
    applies: (about: never, game: Game) =>
      rule.applies(about, game) && (occasionOf(about, game).get(feature) ?? only) === only,
  })
  return {
    id: `${ruling} only where ${feature} is ${only}`,
    says: (where = '') => `It obeys ${ruling} only where ${feature} is ${only}${where}.`,
    rulings: [ruling],
    law: law => withRules(law, rule => (rule.ruling === ruling && isLaw(rule) ? narrow(rule) : rule)),
    concerns: () => true,
  }
}
