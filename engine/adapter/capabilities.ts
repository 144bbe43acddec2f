import type { ActKind, Can, CountWord, FactWord } from '../../protocol/types.ts'
import { abilityParts, conditions, events, fields, madeUpTypes, phases, places } from '../../protocol/words.ts'
import { actions } from '../play/perform.ts'
import { rulesets } from '../rulesets/registry.ts'
import { readers } from './facts.ts'
import { valueWords } from './values.ts'

const counts: readonly CountWord[] = ['range-left', 'hull', 'countdown', 'counters']

/** What the reference engine declares; worked out when it is asked, for its laws are read then. */
export const capabilities = (): Can => ({
  rulesets: [...rulesets.keys()],
  seats: 3,
  // For engines that have a segment of discards, and that keep captives with their captors.
  phases: phases.filter(phase => phase !== 'discard'),
  places: places.filter(place => place !== 'held'),
  conditions,
  counts,
  actions: Object.keys(actions) as ActKind[],
  decisions: ['action', 'response', 'choose', 'confirm', 'number', 'word', 'order'],
  fields,
  parts: abilityParts,
  madeUp: madeUpTypes,
  values: valueWords,
  facts: Object.keys(readers) as FactWord[],
  events,
  chance: true,
  reasons: true,
  options: false,
  try: true,
  views: true,
  rulings: true,
})
