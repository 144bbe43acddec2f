import { players } from '../operation.ts'

/** Another way to write what a sentence of the language says. */
export interface Spelling {
  readonly written: RegExp
  /** What it is read as; `$1` … are the groups of `written`. */
  readonly read: string
  /** A sentence written so, and the one it is read as. */
  readonly example: readonly [written: string, read: string]
}

export const player = `(${players.join('|')})`
/** Cards by name, with whatever stands between them. */
export const cards = '("[^"]+".*?)'
/** What a player has of his own. */
export const owned = "(hand|draw deck|discard pile|point area|dilemma pile|core|brig|missions|crew|Away Team|Q's Tent)"

/** `read` in place of each match of the pattern `written`; then an example. */
export const spelling = (written: string, read: string, ...example: readonly [string, string]): Spelling => ({
  written: new RegExp(written, 'g'),
  read,
  example,
})
