/**
 * A table that is looked up by somebody's words: it has the entries given and nothing else, so that a word such as
 * `constructor` is not in it.
 */
export const tableOf = <T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.freeze(Object.assign(Object.create(null), entries))
