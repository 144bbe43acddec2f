import { columnOf, type Field } from './columns.ts'
import type { Cell, Position } from './read-table.ts'

/** What could not be read: where, which part of the cell, why, and what was kept of it. */
export interface Remark extends Position {
  readonly title: string
  readonly field: string
  readonly part: string
  readonly why: string
  readonly kept: string
}

/** Collects what is said about one row. */
export class Remarks {
  readonly list: Remark[] = []
  readonly #title: string

  constructor(title: string) {
    this.#title = title
  }

  /** Something in a cell that is not understood, from the letter at `index`. */
  add(
    field: Field,
    cell: Cell,
    part: string,
    why: string,
    kept = 'nothing of it',
    index = cell.text.indexOf(part),
  ): void {
    const place = cell.at(Math.max(index, 0))
    this.list.push({ ...place, title: this.#title, field: columnOf(field), part: part.trim(), why, kept })
  }
}
