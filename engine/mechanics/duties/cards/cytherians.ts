import type { CardText, Clause, Filter } from '../../../text/text.ts'

declare module '../words.ts' {
  interface Assignment {
    /** What such cards oblige the ship to do waits until it has done this. */
    readonly before?: readonly (Clause & { readonly what: Filter })[]
  }
}

export const cytherians: CardText = {
  title: 'Cytherians',
  standing: [{ affects: 'host', duty: { do: 'travel', to: 'target', speed: 'normal' } }],
}
