/** Entries of a list that are shown. */
const few = 8

/** A line that begins with a word in a column of its own. */
export const line = (name: string, text: string): string => `  ${name.padEnd(12)}${text}`

/** The same, or nothing where there is nothing to say. */
export const optional = (name: string, text: string | undefined): readonly string[] => (text ? [line(name, text)] : [])

/** A list with the word beside its first entry, cut short where it is long; an entry may have lines of its own. */
export function list(name: string, entries: readonly (readonly string[])[], shown = few): readonly string[] {
  const more = entries.length - shown
  const rest = more > 0 ? [`… and ${more} more`] : []
  return [...entries.slice(0, shown).flat(), ...rest].map((text, i) => line(i ? '' : name, text))
}

/** Ids in one line, cut short where they are many. */
export function listed(ids: readonly string[]): string {
  const more = ids.length - few
  return [...ids.slice(0, few), ...(more > 0 ? [`… and ${more} more`] : [])].join(', ')
}
