import type { SelectorsByName } from '../../text/selector.ts'
import { teamOf } from './team.ts'

/** Those who belong together. */
export const selectorsByName: SelectorsByName<'own team'> = {
  'own team': (game, c) => teamOf(game, c.this),
}
