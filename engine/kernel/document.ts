/** The documents that may be law, each with what the ids of its rulings begin with. */
export const documents = {
  faq1996: ['faq96-'],
  glossary: ['1eD-', '1eS-'],
  currentRulings: ['cr14-'],
  rulebook: ['2eS-'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Document = keyof typeof documents

/** Is the ruling one of the document's? */
export const isOf = (document: Document, ruling: string): boolean =>
  documents[document].some(prefix => ruling.startsWith(prefix))
