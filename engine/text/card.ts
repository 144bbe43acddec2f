import type { CardType } from '../../cards/facts.ts'
import type { Harmless } from '../../cards/game-text.ts'
import type { Document } from '../kernel/document.ts'
import type { Reading } from '../kernel/reading.ts'
import type { CardText } from './text.ts'

/** The game text of a card under one law. */
export type Text = Omit<CardText, 'title'>

/** All that is known of one card title: how its text compares with its print, and the text that each document makes law. */
export interface Card extends Readonly<Partial<Record<Document, Text>>> {
  readonly title: string
  /** Absent where no scenario uses the text, or no set contains the card; `under` = newest documents of the laws concerned. */
  readonly print?: Print | readonly (Compared & { readonly under: readonly Document[] })[]
  /** Other texts that open questions permit. */
  readonly readings?: readonly CardReading[]
}

/** What a comparison of the print with the text that is played has shown; `whole` = nothing is left out. */
export type Print = 'whole' | Compared

/** `plays` = what is played, in a few words; absent = all that is not left out. */
type Compared = Lies & { readonly plays?: string } & (LeftOut | { readonly [K in keyof LeftOut]?: never })

type LeftOut = Harmless & { readonly leftOut: string } & Required<Pick<Harmless, 'why'> | Pick<Harmless, 'onlyWith'>>

/** What the print says of where the card may be, as far as the text that is played does not say it. */
interface Lies {
  /** Where it may lie in play. */
  readonly lies?: readonly Place[]
  /** What it may target from there. */
  readonly aims?: readonly Place[]
  /** Missions under which it is seeded, where its type does not say it. */
  readonly seeds?: readonly ('planet' | 'space' | 'mission')[]
  /** Types of cards that it keeps, under or beside it. */
  readonly holds?: readonly CardType[]
}

type Somewhere = 'core' | 'spaceline' | 'planet' | 'space' | CardType
type Place = Somewhere | `your ${Somewhere}` | `opponent's ${Somewhere}`

/** Another permitted answer to an open question, with the text that takes the place of the card's. */
export interface CardReading extends Omit<Reading, 'cards'> {
  readonly text: Text
}
