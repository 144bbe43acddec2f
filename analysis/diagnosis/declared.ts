import { type Edition, editionOf } from '../../catalogue/edition.ts'
import type { Evidence } from './evidence.ts'

/** How people write the name of an edition. */
const names: Readonly<Record<Edition, RegExp>> = {
  first: /\b(1e|first edition)\b/i,
  second: /\b(2e|second edition)\b/i,
}

/** May the engine play that law where it should play another one? The other edition is another game, unless the engine says that it plays it. */
export function mayPlay(law: string, under: string, { can, plays = '' }: Pick<Evidence, 'can' | 'plays'>): boolean {
  const edition = editionOf(law)
  return edition === editionOf(under) || !!can.rulesets?.includes(law) || names[edition].test(plays)
}
