/** The file of a card title, from the project's folder: its letters and digits in lower case, other signs but apostrophes and points as hyphens. */
export const fileOf = (title: string): string => `engine/cards/${words(title)}.ts`

const words = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/[\p{M}.'’"]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
