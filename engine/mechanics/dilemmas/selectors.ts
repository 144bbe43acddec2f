import { one, resolve, type SelectorsByForm, type SelectorsByName } from '../../text/selector.ts'
import { takenBy } from './taken.ts'
import { meant } from './taking-part.ts'

/** Whom dilemmas have taken. */
export const selectorsByForm: SelectorsByForm<'takenBy'> = {
  takenBy: (game, who, context) => [...new Set(resolve(game, who.takenBy, context).flatMap(id => takenBy(game, id)))],
}

/** Those who face a dilemma. */
export const selectorsByName: SelectorsByName<'facing' | 'personnel facing'> = {
  facing: (game, c) => (c.group ? [...meant(game, c.group, c.this), ...c.group.equipment, ...one(c.group.ship)] : []),
  'personnel facing': (game, c) => (c.group ? meant(game, c.group, c.this) : []),
}
