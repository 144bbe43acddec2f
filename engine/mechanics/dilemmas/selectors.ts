import type { SelectorsByForm } from '../../text/selector.ts'
import { resolve } from '../../text/selector.ts'
import { takenBy } from './taken.ts'

/** Whom dilemmas have taken. */
export const selectorsByForm: SelectorsByForm<'takenBy'> = {
  takenBy: (game, who, context) => [...new Set(resolve(game, who.takenBy, context).flatMap(id => takenBy(game, id)))],
}
