export const ableSurgeon = { type: 'personnel', skill: 'MEDICAL', may: 'use skills', not: { is: 'stopped' } } as const
