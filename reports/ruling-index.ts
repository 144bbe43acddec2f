import { RulingIndex } from './search.ts'

/** What the search reads of a ruling, wherever it is told. */
interface Told {
  readonly id: string
  readonly document: string
  readonly entry: string
  readonly summary: string
  readonly topic: string
  readonly cards?: readonly string[]
  readonly reason?: string
}

interface Around<Ruling> {
  /** Ids of the documents, the earliest first. */
  readonly documents: readonly string[]
  topicTitle(topic: string): string
  /** What its scenarios say; empty = it has none. */
  cases(ruling: Ruling): string
}

/** The one search of command line and pages. */
export function rulingIndex<Ruling extends Told>(
  rulings: readonly Ruling[],
  { documents, topicTitle, cases }: Around<Ruling>,
): RulingIndex {
  return new RulingIndex(
    rulings.map(ruling => {
      const { id, document, entry, summary, topic, reason = '' } = ruling
      const more = `${topicTitle(topic)} ${topic} ${reason}`
      const age = Math.max(0, documents.indexOf(document))
      return { id, entry, summary, cards: (ruling.cards ?? []).join('\n'), more, cases: cases(ruling), age }
    }),
  )
}
