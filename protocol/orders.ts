import type { ActKind } from './types.ts'

/** What is announced in the segment for orders. */
export const orders: ReadonlySet<ActKind> = new Set<ActKind>([
  'beam',
  'walk',
  'move',
  'dock',
  'undock',
  'land',
  'launch',
  'cloak',
  'decloak',
  'phase',
  'dephase',
  'attempt',
  'scout',
  'commandeer',
  'attack',
])
