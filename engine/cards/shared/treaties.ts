/** Between these affiliations. */
export const treaty = (...parties: readonly string[]) => ({ plays: [{ stays: true }], treaty: parties }) as const

/** Every treaty that is played. */
export const anyTreaty = {
  name: [
    'Treaty: Federation/Cardassian',
    'Treaty: Federation/Klingon',
    'Treaty: Federation/Romulan',
    'Treaty: Romulan/Klingon',
  ],
} as const
