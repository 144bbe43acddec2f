import { one, type SelectorsByName } from '../../text/selector.ts'
import { meant } from './inner/taking-part.ts'
/** Those who face a dilemma. */
export const selectorsByName: SelectorsByName<'facing' | 'personnel facing'> = {
  facing: (game, c) => (c.group ? [...meant(game, c.group, c.this), ...c.group.equipment, ...one(c.group.ship)] : []),
  'personnel facing': (game, c) => (c.group ? meant(game, c.group, c.this) : []),
}
