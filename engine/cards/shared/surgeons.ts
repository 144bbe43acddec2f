export const ableSurgeon = { type: 'personnel', skill: 'MEDICAL', may: 'use skills', isNot: 'stopped' } as const
