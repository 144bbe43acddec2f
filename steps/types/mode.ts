import { type Reader, take, unreadable } from './reader.ts'

/** Affiliations, as a card's mode and in conditions. */
export const affiliations = [
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
] as const

export const modePattern = "[A-Z][\\w'-]*(?: [A-Z][\\w'-]*)*"
const words = new RegExp(`(${affiliations.join('|')}) mode`, 'y')

/** `Romulan mode`: the affiliation that a multi-affiliation card is using. */
export function readMode(reader: Reader): string {
  const found = take(reader, words)
  return found?.[1] ?? unreadable(reader, 'an affiliation and `mode`', affiliations.map(mode))
}

export const mode = (affiliation: string): string => `${affiliation} mode`
