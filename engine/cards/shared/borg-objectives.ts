import type { Requirement } from '../../text/text.ts'

export const borgThere: Requirement = { some: { affiliation: 'borg' } }

export const anotherObjective = { do: 'download', where: { type: 'objective' }, may: true } as const
