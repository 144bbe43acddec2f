import type { Text } from '../../text/card.ts'

/** Gives a skill to those of a classification who are with it. */
export const kit = (classification: string, gives: string, ruling?: string): Text => ({
  standing: [{ ...(ruling ? { ruling } : {}), affects: { othersWith: 'this', where: { classification } }, gives }],
})
