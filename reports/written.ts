import type { Brief } from './brief.ts'
import type { CaseResult, Conformance, StepResult } from './result.ts'

/** What cases have in common, each once; a case has their numbers. */
export interface Parts {
  readonly features: readonly Pick<CaseResult['feature'], 'name' | 'uri'>[]
  readonly steps: readonly Pick<StepResult, 'keyword' | 'text' | 'table'>[]
  /** Lists of words. */
  readonly lists: readonly (readonly string[])[]
}

/** A case as `conformance.json` has it. */
export interface WrittenCase
  extends Omit<CaseResult, 'feature' | 'unchecked' | 'customs' | 'steps' | 'transcript' | 'brief'> {
  readonly feature: { readonly of: number; readonly line: number }
  /** Absent = none. */
  readonly unchecked?: CaseResult['unchecked']
  readonly customs?: number
  readonly steps: readonly number[]
  /** The line of each step. */
  readonly lines: readonly number[]
  /** What became of each step; absent = each held. */
  readonly held?: readonly StepResult['outcome'][]
  /** Absent = it has none. */
  readonly transcript?: CaseResult['transcript']
  readonly brief?: { readonly [Key in keyof Brief]: number }
}

/** `conformance.json` as it is written. */
export interface WrittenConformance extends Omit<Conformance, 'cases'>, Parts {
  readonly cases: readonly WrittenCase[]
}

/** Gathers the parts of the cases that it writes. */
export class PartsWriter {
  readonly #numbers = { features: new Map(), steps: new Map(), lists: new Map() } as Readonly<
    Record<keyof Parts, Map<string, number>>
  >

  /** What was gathered, in the order in which cases named it first: JSON. */
  texts(part: keyof Parts): readonly string[] {
    return [...this.#numbers[part].keys()]
  }

  write({ feature, unchecked, customs, steps, transcript, before, after, brief, ...line }: CaseResult): WrittenCase {
    const { name, uri } = feature
    return {
      ...line,
      feature: { of: this.#number('features', { name, uri }), line: feature.line },
      ...(unchecked.length ? { unchecked } : {}),
      ...(customs ? { customs: this.#number('lists', customs) } : {}),
      steps: steps.map(({ keyword, text, table }) => this.#number('steps', { keyword, text, table })),
      lines: steps.map(step => step.line),
      ...(steps.every(step => step.outcome === 'pass') ? {} : { held: steps.map(step => step.outcome) }),
      ...(transcript.length ? { transcript } : {}),
      ...(before ? { before } : {}),
      ...(after ? { after } : {}),
      ...(brief ? { brief: this.#briefly(brief) } : {}),
    }
  }

  #briefly({ asked, setUp, cards }: Brief): NonNullable<WrittenCase['brief']> {
    const [a, s, c] = [asked, setUp, cards].map(list => this.#number('lists', list)) as [number, number, number]
    return { asked: a, setUp: s, cards: c }
  }

  #number(part: keyof Parts, value: object): number {
    const numbers = this.#numbers[part]
    const text = JSON.stringify(value)
    const known = numbers.get(text)
    if (known !== undefined) return known
    numbers.set(text, numbers.size)
    return numbers.size - 1
  }
}

/** The report that was written so. @throws {RangeError} when a case names a part that is not there */
export function readWritten({ features, steps, lists, cases, ...head }: WrittenConformance): Conformance {
  return { ...head, cases: cases.map(one => readCase(one, { features, steps, lists })) }
}

function readCase(
  { feature, unchecked = [], customs, steps, lines, held, transcript = [], brief, ...line }: WrittenCase,
  parts: Parts,
): CaseResult {
  const part = <Key extends keyof Parts>(key: Key, number: number): Parts[Key][number] => {
    const found = parts[key][number]
    if (!found) throw new RangeError(`the case "${line.id}" names ${key}/${number}, which is not in it`)
    return found
  }
  if (lines.length !== steps.length || (held ?? steps).length !== steps.length)
    throw new RangeError(`of the case "${line.id}" not every step has its line and its outcome`)
  return {
    ...line,
    feature: { ...part('features', feature.of), line: feature.line },
    unchecked,
    ...(customs === undefined ? {} : { customs: part('lists', customs) }),
    steps: steps.map((number, at) => ({
      ...part('steps', number),
      line: lines[at]!,
      outcome: held?.[at] ?? ('pass' as const),
    })),
    transcript,
    ...(brief ? { brief: briefIn(brief, number => part('lists', number)) } : {}),
  }
}

const briefIn = (
  { asked, setUp, cards }: NonNullable<WrittenCase['brief']>,
  list: (number: number) => readonly string[],
): Brief => ({ asked: list(asked), setUp: list(setUp), cards: list(cards) })
