import type { Meaning } from './questions.ts'

declare module '../../text/text.ts' {
  interface Filter {
    /** A name of an affiliation and of a species, written out; `context` = which of them the rest of the text shows to be meant. */
    readonly word?: { readonly name: string; readonly context: Meaning }
    /** Such a name, as the icon of the affiliation. */
    readonly sign?: string
    /** With `class`: a class that does not count for it. */
    readonly exceptClass?: string
    /** Of a species that the player has not in play. */
    readonly newSpecies?: true
  }
  interface RequirementForms {
    /** All of them are of one species. */
    sameSpecies: { readonly sameSpecies: true }
  }
}
