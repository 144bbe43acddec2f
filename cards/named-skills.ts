/** The skills of a box that have a name; `special` counts those that are sentences. */
export const namedSkills = (skills: Readonly<Record<string, number>> = {}): readonly string[] =>
  Object.keys(skills).filter(skill => skill !== 'special')

/** The skills of Second Edition that no card here has; the others are those of its cards. */
export const secondEditionSkills = ['Acquisition', 'Intelligence', 'Law', 'Officer', 'Telepathy'] as const
