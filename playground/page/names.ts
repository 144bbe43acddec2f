import { readings } from '../../engine/rulesets/readings.ts'
import { given } from './given.ts'
import { byId } from './play.ts'
import type { Names } from './situation.ts'

/** The laws, rulings and readings that the page has. */
export const names = (): Names => ({
  rulesets: new Set(given().rulesets.map(({ id }) => id)),
  rulings: byId(),
  readings,
})
