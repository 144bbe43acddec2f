import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'

/** A card that stands on boards without the text that it is printed with, and why that is of no consequence there. */
export interface Body extends Lies, Harmless {
  readonly title: string
  readonly rulesets: readonly string[]
}

/** Why a text that is left out does not matter on the boards where its card stands. */
export interface Harmless {
  /** With what it would matter, as far as that can be looked for: a card, a printed fact, a word, a deed; docs/authoring.md. */
  readonly onlyWith?: readonly string[]
  /** What else keeps it from mattering. */
  readonly why?: string
}

/** Where the print lets a card lie in play, as far as the text that is played does not say it: `core`, `your ship`, … */
export interface Lies {
  readonly lies?: readonly string[]
  /** What it may aim at from there. */
  readonly aims?: readonly string[]
  /** Under which missions it is seeded, where its type does not say it: `space`, `mission` for any. */
  readonly seeds?: readonly string[]
  /** Types of cards that it keeps, under or beside it. */
  readonly holds?: readonly string[]
}

/** Cards that lie, or stand, where their print does not let them, for the sake of rulings about just that. */
export interface AgainstPrint {
  readonly rulings: readonly string[]
  readonly cards: readonly string[]
  readonly why: string
}

const read = <T>(name: string): T => readGameText(join(import.meta.dirname, 'game-text', `${name}.yaml`)) as T

const readGameText = (path: string): unknown =>
  load(readFileSync(path, 'utf8'), { filename: path, schema: CORE_SCHEMA })

/** Titles of cards on which no game text is printed: their facts are all that there is. */
export const nothingPrinted = (): ReadonlySet<string> => new Set(read<readonly string[]>('nothing-printed'))

export const bodies = (): readonly Body[] => read<readonly Body[]>('bodies')

export const againstPrint = (): readonly AgainstPrint[] => read<readonly AgainstPrint[]>('against-print')

/** By facility, at which missions it stands by its print: at one that is all that a line says. */
export const stands = (): Readonly<Record<string, readonly string[]>> => read('stands')
