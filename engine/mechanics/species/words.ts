import type { Meaning } from '../../questions/species/questions.ts'

export interface AddedFilter {
  /** A name of an affiliation and of a species, written out; `context` = which of them the rest of the text shows to be meant. */
  readonly word?: { readonly name: string; readonly context: Meaning }
  /** Such a name, as the icon of the affiliation. */
  readonly sign?: string
}

export interface AddedRequirementForms {
  /** All of them are of one species. */
  sameSpecies: { readonly sameSpecies: true }
}

export interface AddedCapabilities {
  'use gender': true
  'use species': true
}
