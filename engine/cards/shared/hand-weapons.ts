import type { Text } from '../../text/card.ts'

/** Your personnel where it is present are stronger by two. */
export const handWeapon = (...affiliations: readonly string[]): Text => ({
  ...(affiliations.length ? { usedBy: { affiliations } } : {}),
  standing: [{ affects: { othersWith: 'this' }, add: { strength: 2 } }],
})
