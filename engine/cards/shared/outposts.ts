import type { Text } from '../../text/card.ts'

/** Built where its player has an ENGINEER of its affiliation. */
export const outpost = (affiliation: string): Text => ({
  built: { where: { affiliation, skill: 'ENGINEER' } },
})
