import { ownLaws } from '../../catalogue/laws.ts'
import type { Ruleset } from '../kernel/amend.ts'
import { LaterMap } from '../kernel/later-map.ts'
import { presumptions2014 } from './1e-2014.ts'
import { lawOf, type Replacing } from './statement.ts'

/** By ruleset, the presumptions that it replaces or enacts besides what its row of the catalogue says. */
const besides: Readonly<Record<string, Replacing>> = presumptions2014

/** Every law that the engine plays, by id, in the order of the catalogue's table. */
export const rulesets: ReadonlyMap<string, Ruleset> = new LaterMap(() =>
  ownLaws().rulesets.map(row => [
    row.id,
    () => lawOf(row, row.amends === undefined ? undefined : rulesets.get(row.amends), besides[row.id]),
  ]),
)
