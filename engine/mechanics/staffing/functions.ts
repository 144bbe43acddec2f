import type { ShipFunction } from '../../questions/staffing/questions.ts'

/** Does the ship hide by it? */
export const hides = (to: ShipFunction): boolean => to === 'cloak' || to === 'phase'

/** Does the ship hide by it, or come out of hiding? */
export const isVeiling = (to: ShipFunction): boolean => hides(to) || to === 'decloak' || to === 'dephase'

/** Is it done to the ship itself, short of moving it to another location? */
export const isSteering = (to: ShipFunction): boolean =>
  to === 'dock' || to === 'undock' || to === 'land' || isVeiling(to)

/** Is it on what is played as the list of what only a fully staffed ship does? */
export const isListed = (to: ShipFunction): boolean => to === 'move' || isSteering(to)
