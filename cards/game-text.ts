import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'

/** A card that stands on boards without the text that it is printed with, and why that is of no consequence there. */
export interface Body {
  readonly title: string
  readonly rulesets: readonly string[]
  /** Its text matters only together with one of these cards. */
  readonly onlyWith?: readonly string[]
  /** Its text matters only together with a dilemma, event or interrupt that has one of these icons. */
  readonly onlyWithIcons?: readonly string[]
  readonly why?: string
}

const read = <T>(name: string): T =>
  load(readFileSync(join(import.meta.dirname, 'game-text', `${name}.yaml`), 'utf8'), {
    filename: `${name}.yaml`,
    schema: CORE_SCHEMA,
  }) as T

/** Titles of cards on which no game text is printed: their facts are all that there is. */
export const nothingPrinted = (): ReadonlySet<string> => new Set(read<readonly string[]>('nothing-printed'))

export const bodies = (): readonly Body[] => read<readonly Body[]>('bodies')

/** Cards that carry rulings that they are not about: what was found when somebody compared print and text. */
export const carriers = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(read<Readonly<Record<string, string>>>('carriers')))
