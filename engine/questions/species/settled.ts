import type { CardFacts } from '../../../cards/facts.ts'
import { settled } from '../../kernel/settled.ts'
import type { Meaning } from './questions.ts'

/** Is the species as it is printed below the image, where it is? */
export const isAsPrinted = settled<{ printed: CardFacts }>()('species as printed', false, [
  { custom: 'custom-species-02', is: true },
  { ruling: 'cr14-species-02', is: true },
  { ruling: '2eS-species-01', is: true },
])

/** Does whoever is of that species only in part count as one of it where a text names the species? */
export const countsInPart = settled<{ printed: CardFacts; species: string }>()('counts in part', true, [
  {
    ruling: 'faq96-363-federation-klingons-and-partial-klingons-02',
    is: true,
    not: 'only who is wholly of a species is one of it',
  },
])

/** What does the icon of an affiliation mean that has the name of a species? */
export const iconMeans = settled<Readonly<Record<string, never>>, Meaning>()('meaning of an icon', 'affiliation', [
  {
    ruling: '2eS-species-02',
    is: 'affiliation',
    not: 'an affiliation icon stands for the species of that name',
    mistaken: 'species',
  },
])
