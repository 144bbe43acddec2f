import type { ShipFunction } from '../../questions/staffing/questions.ts'

const steering: ReadonlySet<ShipFunction> = new Set(['dock', 'undock', 'land', 'cloak', 'decloak'])

/** Is it done to the ship itself, short of moving it to another location? */
export const isSteering = (to: ShipFunction): boolean => steering.has(to)

/** Is it on what is played as the list of what only a fully staffed ship does? */
export const isListed = (to: ShipFunction): boolean => to === 'move' || isSteering(to)
