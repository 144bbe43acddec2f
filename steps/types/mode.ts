import { type Reader, take, unreadable } from './reader.ts'
import { alternatives, formOf, type Words } from './words.ts'

/** Affiliations as sentences spell them → as card facts do. */
export const affiliations: Words = Object.fromEntries(
  [
    'Bajoran',
    'Borg',
    'Cardassian',
    'Dominion',
    'Federation',
    'Ferengi',
    'Hirogen',
    'Kazon',
    'Klingon',
    'Maquis',
    'Neutral',
    'Non-Aligned',
    'Romulan',
    'Starfleet',
    'Vidiian',
    'Vulcan',
  ].map(name => [name, name.toLowerCase()]),
)

export const modePattern = "[A-Z][\\w'-]*(?: [A-Z][\\w'-]*)*"
const words = new RegExp(`(${alternatives(affiliations)}) mode`, 'y')

/** `Romulan mode`: the affiliation that a multi-affiliation card is using. */
export function readMode(reader: Reader): string {
  const found = take(reader, words)
  if (found) return affiliations[found[1] as string] as string
  return unreadable(
    reader,
    'an affiliation and `mode`',
    Object.keys(affiliations).map(name => `${name} mode`),
  )
}

export const printMode = (affiliation: string): string => `${formOf(affiliations, affiliation)} mode`
