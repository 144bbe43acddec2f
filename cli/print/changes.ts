import type { Shares } from '../../analysis/strength/mutation/score.ts'
import { wrap } from '../../reports/terminal.ts'
import { counted } from '../../reports/words.ts'

/** Of a number of changes, who notices how many: 80 characters wide. */
export class ChangesTable {
  readonly #heads: readonly string[]

  /** `counts` heads the column of all changes that can be noticed. */
  constructor(counts: string) {
    this.#heads = [counts, 'own', 'elsewhere', 'nobody', 'own, %', 'any, %']
  }

  head(name: string, columns = this.#heads.length): string {
    return this.row(name, ...this.#heads.slice(0, columns))
  }

  row(name: string, ...cells: readonly (string | number)[]): string {
    const padded = cells.map((cell, at) => inWords(cell).padStart((this.#heads[at]?.length ?? 0) + 3))
    return name.padEnd(26) + padded.join('')
  }

  line(
    name: string,
    all: number,
    { own, elsewhere, nobody, score, noticed }: Omit<Shares, 'mutants' | 'same'>,
  ): string {
    return this.row(name, all, own, elsewhere, nobody, String(score), String(noticed))
  }
}

const inWords = (cell: string | number): string =>
  typeof cell === 'string' ? cell : cell === 0 ? '·' : cell.toLocaleString('en')

/** So many changes that nobody notices are listed; `--json` has them all. */
const most = 40

interface Change {
  readonly place: string
  readonly was: string
  readonly becomes: string
}

/** The changes that nobody notices, as far as they are listed. `above` has lines of its own for each. */
export function unnoticed<C extends Change>(
  changes: readonly C[],
  above: (change: C) => readonly string[],
): readonly string[] {
  return listed('Nobody notices:', changes, one => [...above(one), ...changed(one)])
}

/** Below a head as many as are listed, each in its lines, and how many more there are; nothing where there is none. */
export function listed<T>(head: string, all: readonly T[], linesOf: (one: T) => readonly string[]): readonly string[] {
  if (!all.length) return []
  const more = all.length - most
  return [
    head,
    ...all.slice(0, most).flatMap(linesOf),
    ...(more > 0 ? [`… and ${counted(more, 'other')}; --json lists them all.`] : []),
    '',
  ]
}

/** `was` and `becomes` may be long, and have lines of their own. */
const changed = ({ place, was, becomes }: Change): readonly string[] =>
  wrap(`${place}: ${brief(was)} → ${brief(becomes)}`, 76).map(text => `  ${text}`)

function brief(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 100 ? `${line.slice(0, 99)}…` : line
}
