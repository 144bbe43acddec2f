/** The types of personnel, which stand in classification boxes, and some in skills boxes. */
export const types: ReadonlySet<string> = new Set([
  'OFFICER',
  'ENGINEER',
  'SCIENCE',
  'MEDICAL',
  'SECURITY',
  'CIVILIAN',
  'V.I.P.',
  'ANIMAL',
])
