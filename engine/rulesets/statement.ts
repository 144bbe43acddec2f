import { amend, type Ruleset } from '../kernel/amend.ts'
import type { Document } from '../kernel/document.ts'
import { enacting } from '../mechanics/library.ts'
import { blank } from './blank.ts'

/** Which documents are law. */
export interface Statement {
  readonly id: string
  readonly documents: readonly Document[]
  /** The law that they amend; absent = there is none before them. */
  readonly amends?: Statement
  /** By the id of a rule of that law, the id of the one in its place. */
  readonly replaces?: Readonly<Record<string, string>>
}

/** The law that a statement makes; `base` = the law that it amends. */
export function lawOf({ id, documents, replaces }: Statement, base?: Ruleset): Ruleset {
  return amend(base ?? blank, { id, ...enacting(documents, replaces, base) })
}
