import { scriptsOf } from '../../analysis/explore/boards/from-suite.ts'
import type { Explored } from '../../analysis/explore/exploration.ts'
import { explore } from '../../analysis/explore/explore.ts'
import { greet, under } from '../../analysis/reference.ts'
import { titles } from '../../cards/catalogue.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Ruleset } from '../../engine/kernel/amend.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { Client } from '../../protocol/client.ts'
import type { HelloResult } from '../../protocol/types.ts'
import { readCardsMap } from '../../runner/cards-map/cards-map.ts'
import { suiteOf } from '../../runner/features.ts'
import { withDefaults } from '../../runner/options.ts'
import { tablesFor } from '../../runner/tables.ts'
import { UsageError } from '../../runner/usage-error.ts'
import type { Course, ExploreOptions } from './options.ts'

/** An engine against our own, under every law that it plays. */
export async function exploreEngine(options: ExploreOptions, course: Course): Promise<Explored> {
  const { engine, timeout, cardsMap, jobs = 1, blind } = options
  const all = titles()
  const ids = cardsMap === undefined ? undefined : readCardsMap(cardsMap, all)
  const tables = tablesFor(withDefaults({ engine, timeout, jobs }), jobs, ids)
  try {
    const hello = await tables.greet(all)
    const laws = lawsFor(options, hello)
    const lanes = await Promise.all(tables.clients.map(client => laneOf(client, hello, laws, !blind)))
    return await explore({ ...course, lanes })
  } finally {
    await tables.close()
  }
}

const laneOf = (client: Client, hello: HelloResult, laws: readonly Ruleset[], bySuite: boolean) =>
  Promise.all(
    laws.map(async law => ({
      law,
      ours: await greet(under(law)),
      theirs: { client, hello },
      scripts: bySuite ? scriptsOf(suiteOf(undefined).cases, law.id) : [],
    })),
  )

/** Those asked for, which the engine must play; else all that it plays. */
function lawsFor({ ruleset }: ExploreOptions, { can }: HelloResult): readonly Ruleset[] {
  const played = can.rulesets ?? []
  for (const id of ruleset ?? []) lawOf(id, played)
  const laws = (ruleset ?? played).flatMap(id => rulesets.get(id) ?? [])
  if (laws.length) return laws
  throw new UsageError(`The engine plays none of the rulesets: it declares ${played.join(', ') || 'none'}.`)
}

/** The law of that id; `among`: the ids that will do. */
export function lawOf(id: string, among: readonly string[] = [...rulesets.keys()]): Ruleset {
  const law = rulesets.get(id)
  if (!law) throw new UsageError(`There is no ruleset "${id}". Rulesets are ${[...rulesets.keys()].join(', ')}.`)
  if (!among.includes(id))
    throw new UsageError(`The engine does not play ${id}: it declares ${among.join(', ') || 'none'}.`)
  return law
}

export type { Catalogue }
