import type { CardText } from './text.ts'

/** The texts, of which no two may bear one title: neither would be more right than the other. */
export function oneEach(texts: readonly CardText[]): readonly CardText[] {
  const found = new Map<string, CardText>()
  for (const text of texts) {
    const other = found.get(text.title)
    if (other)
      throw new Error(
        `The card text of "${text.title}" comes from two places, ${keysOf(other)} and ${keysOf(text)}; write it in one. \`lint\` names the files.`,
      )
    found.set(text.title, text)
  }
  return texts
}

/** What a text says, by its keys. */
const keysOf = ({ title: _, ...rest }: CardText): string =>
  `one with ${Object.keys(rest).join(', ') || 'its title alone'}`
