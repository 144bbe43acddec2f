export const kinds = ['rule', 'definition', 'example', 'card-ruling', 'errata', 'xref', 'note'] as const
export const testables = ['yes', 'static', 'no'] as const
export const metKinds = ['follows-from', 'data', 'excluded', 'open'] as const

/** How the project meets a ruling, where code cannot tell; absent: by a rule or a clause of a card text, or not yet. */
export type Met =
  | { readonly met?: undefined }
  | { readonly met: 'data'; readonly data: readonly Datum[] }
  | { readonly met: 'follows-from'; readonly from: readonly string[]; readonly why?: string }
  | { readonly met: 'excluded'; readonly reason: string }
  | { readonly met: 'open'; readonly reason: string }

/** A fact of a card that a ruling rests on. */
export interface Datum {
  readonly card: string
  /** A key of the card's facts, or a path such as `individuals.0.strength`. */
  readonly fact: string
  /** Wrong values: with each of them a scenario of the ruling fails. */
  readonly not: readonly unknown[]
}

/** `wording`: the words list nothing; `together`: the things are met as one; otherwise the rulings that show them one by one. */
export type Undivided = 'wording' | 'together' | readonly string[]

export type Ruling = Met & {
  /** Permanent, never reused. */
  readonly id: string
  readonly document: string
  /** The heading in the document; " (2)" where it stands there a second time. */
  readonly entry: string
  /** Ordinal within the entry, from 1; 0 = the question that the entry answers. */
  readonly paragraph: number
  /** Of the paragraph that the ruling was drawn from. */
  readonly digest: string
  readonly kind: (typeof kinds)[number]
  /** `yes`: playable on a board; `static`: checkable on card data alone; `no`: not checkable, so met by exclusion. */
  readonly testable: (typeof testables)[number]
  readonly topic: string
  readonly cards: readonly string[]
  readonly summary: string
  /** Where its paragraph names several things: each in words, by slug; `@part=<slug>` stands on an example of it. */
  readonly parts?: Readonly<Record<string, string>>
  /** Parts that no example shows yet, each with the reason. */
  readonly openParts?: Readonly<Record<string, string>>
  /** Why it has no parts though its summary names several things. */
  readonly undivided?: Undivided
  /** What a ruling of an amending document does to which entry. */
  readonly amends?: string
  /** The text implies it without saying it. */
  readonly inferred?: boolean
  /** Rulings without which this one cannot be understood. */
  readonly readWith?: readonly string[]
  /** The file it stands in, relative to the catalogue. */
  readonly file: string
}

/** Playable on a board or on card data alone: what the suite should encode. */
export function isCheckable(ruling: Ruling): boolean {
  return ruling.testable !== 'no'
}

const several = /\b(?:or|each|any|nothing but)\b|[\w'’-]{1,20}, (?:[\w'’-]{1,20} ){0,2}[\w'’-]{1,20},? and\b/i

/** The words of a summary that name several things, such as "or"; undefined = none do. */
export const wordsForSeveral = ({ summary }: Pick<Ruling, 'summary'>): string | undefined => several.exec(summary)?.[0]
