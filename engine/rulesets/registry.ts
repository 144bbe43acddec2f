import type { Ruleset } from '../kernel/amend.ts'
import { LaterMap } from '../kernel/later-map.ts'
import { faq1996 } from './1e-1996.ts'
import { current2014 } from './1e-2014.ts'
import { glossary } from './1e-glossary.ts'
import { secondEdition } from './2e.ts'
import { lawOf } from './statement.ts'

/** Every law that the engine plays, by id, oldest first. */
export const rulesets: ReadonlyMap<string, Ruleset> = new LaterMap(
  [faq1996, glossary, current2014, secondEdition].map(one => [
    one.id,
    () => lawOf(one, one.amends && rulesets.get(one.amends.id)),
  ]),
)
