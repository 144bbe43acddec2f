/** The skills of a box that have a name; `special` counts those that are sentences. */
export const namedSkills = (skills: Readonly<Record<string, number>> = {}): readonly string[] =>
  Object.keys(skills).filter(skill => skill !== 'special')
