import type { PhaseName } from '../../questions/seeding/questions.ts'
import type { Clause, Effect, Filter, Like } from '../../text/text.ts'

export interface AddedCardText {
  /** May be seeded on the table, or on (a personnel: aboard) such a card; in that phase; what is done at once then; `only` = it is never played. */
  readonly seeds?: Clause & {
    readonly on?: Filter
    readonly phase?: PhaseName
    readonly effects?: readonly Effect[]
    readonly only?: Clause
    /** Only with such a card in play. @alone Others are seeded whatever is in play. */
    readonly with?: Filter
    /** Or on such a card, besides the table. @alone Others go either here or there. */
    readonly orOn?: Clause & Like
  }
  /** Such cards may be seeded: under the mission; aboard the facility by its player, so many; or, as any other card has it that he has in play, under missions. */
  readonly letsSeed?: Clause & Like & { readonly upTo?: number }
  /** May be seeded under missions, or under those like that, as its own text says. */
  readonly seedsUnder?: 'missions' | (Clause & Like & { readonly only?: true })
  /** Artifacts that a player may seed here besides those that the law lets him: so many, or any number like that. */
  readonly artifactsHere?: { readonly more?: number; readonly anyNumber?: Filter }
  /** The mission may be inserted in its spaceline: as it is seeded; played as well; or beside locations of these regions. */
  readonly inserted?: true | 'in play as well' | { readonly beside: readonly string[] }
  /** What is done when the location comes to lie on the table. */
  readonly whenPlaced?: readonly Effect[]
}

export interface AddedDeedKinds {
  /** A card, on a turn of a seed phase. */
  seeded: true
  /** On a turn of a seed phase. */
  passed: true
  'phase begun': true
}
