import type { Observation, Term } from '../../../protocol/types.ts'
import type { CaseDetails } from '../embedded.ts'
import { titlesOnBoards } from './card-names.ts'

/** A value of a card, and what made it up. */
export interface Sum {
  readonly card: string
  readonly value: string
  readonly terms: readonly (Omit<Term, 'by'> & { readonly by?: string })[]
  /** What it comes to; undefined where the engine did not say. */
  readonly total: unknown
}

type Shown = Pick<CaseDetails, 'transcript' | 'before' | 'after'>

/** The values that were asked for and are not as printed, as they stood when they were last asked for. */
export function sumsIn({ transcript, before, after }: Shown): readonly Sum[] {
  const titles = titlesOnBoards({ before, after })
  const nameOf = (id: string) => titles.get(id) ?? id
  const found = new Map<string, Sum>()
  for (const { reply } of transcript) {
    const { values = {}, sums = {} } = (reply as { result?: Partial<Observation> } | undefined)?.result ?? {}
    for (const [id, made] of Object.entries(sums))
      for (const [value, terms] of Object.entries(made ?? {})) {
        const named = terms.map(term => (term.by === undefined ? term : { ...term, by: nameOf(term.by) }))
        const total = (values[id] as Readonly<Record<string, unknown>> | undefined)?.[value]
        found.set(`${id} ${value}`, { card: nameOf(id), value, terms: named, total })
      }
  }
  return [...found.values()]
}
