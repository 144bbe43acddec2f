import type { Text } from '../../text/card.ts'

/** Your personnel where it is present are stronger by two. */
export const handWeapon = (...usedBy: readonly string[]): Text => ({
  ...(usedBy.length ? { usedBy } : {}),
  standing: [{ affects: { othersWith: 'this' }, add: { strength: 2 } }],
})
