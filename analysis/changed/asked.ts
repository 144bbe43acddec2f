import { keep, kept } from '../../cache/cache.ts'
import { listener } from '../../engine/kernel/decide.ts'
import { whatFollows } from '../../engine/kernel/happening.ts'
import { printedAs } from '../../engine/kernel/printed-otherwise.ts'
import type { CaseResult } from '../../reports/result.ts'
import { isTrouble } from '../../reports/words.ts'
import type { Sources } from './sources.ts'

/** What the cases of a whole run asked of the law, and what they rested on. */
export interface Asked {
  readonly sources: Sources
  /** Names of questions, with the value that they are asked of. */
  readonly questions: readonly string[]
  /** By id of a case, the places of its questions in that list. */
  readonly cases: Readonly<Record<string, readonly number[]>>
  /** Cases to look into. */
  readonly trouble: readonly string[]
}

/** A question, of one value where rules of it are sorted by that. */
export const questionOf = (name: string, of?: unknown): string => (of === undefined ? name : `${name}: ${of}`)

const [name, shape] = ['asked', '1']

/** What the last run that noted it found; undefined = none did yet. */
export const lastAsked = (): Asked | undefined => kept<Asked>(name, shape)

export const keepAsked = (asked: Asked): Asked => keep(name, shape, asked)

/** What follows from a happening, and what is printed, is asked all the time, and not decided. */
const always = [whatFollows.name, printedAs.name]

/** Notes what each case asks while it is played. */
export class Recorder {
  readonly #places = new Map<string, number>()
  readonly #cases: Record<string, readonly number[]> = {}
  readonly #trouble: string[] = []
  readonly #sources: Sources
  #now = new Set<number>(always.keys())

  /** `sources` = as they are before anything is played: what is edited meanwhile has changed since. */
  constructor(sources: Sources) {
    this.#sources = sources
    for (const question of always) this.#places.set(question, this.#places.size)
  }

  start(): void {
    listener.hears = (name, of) => {
      const question = questionOf(name, of)
      const known = this.#places.get(question)
      if (known !== undefined) this.#now.add(known)
      else {
        this.#now.add(this.#places.size)
        this.#places.set(question, this.#places.size)
      }
    }
  }

  ended({ id, outcome }: Pick<CaseResult, 'id' | 'outcome'>): void {
    this.#cases[id] = [...this.#now]
    if (isTrouble(outcome)) this.#trouble.push(id)
    this.#now = new Set(always.keys())
  }

  stop(): Asked {
    delete listener.hears
    const sources = this.#sources
    return { sources, questions: [...this.#places.keys()], cases: this.#cases, trouble: this.#trouble }
  }
}
