import type { CardFacts } from '../../../cards/facts.ts'

declare module '../../text/text.ts' {
  interface SelectorForms {
    /** Of such locations, without the one here, that with the longest way. */
    furthest: { readonly furthest: Filter }
    /** Where such a card is, with the shortest way, or here. */
    nearestWith: { readonly nearestWith: Filter }
  }
  interface Filter {
    /** A location, whatever card makes it one. */
    readonly location?: true
    /** A location of a spaceline that takes what is played on such locations. */
    readonly onSpacelineLocation?: true
  }
  interface CardText {
    /** The card is put in a spaceline: between two of these, where it says so. */
    readonly inserts?: {
      readonly between?: Clause & { readonly what: Filter }
      readonly quadrant?: NonNullable<CardFacts['quadrant']>
    }
    /** A time location: who is native to its timeline. */
    readonly natives?: Filter
    /** It makes a location of its own there, with that span. */
    readonly creates?: Clause & { readonly span: number }
  }
}
