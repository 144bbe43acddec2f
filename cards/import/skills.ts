import { skillNames } from './skill-names.ts'

/** What a box of skills holds. `strange` = neither a skill nor a sentence, by its place in the text. */
export interface SkillBox {
  readonly skills: Readonly<Record<string, number>>
  /** Sentences, special downloads and skills under a condition: game text, of which nothing is kept. */
  readonly gameText: boolean
  readonly strange: readonly { readonly part: string; readonly index: number }[]
}

const inOrder = [...skillNames].sort((a, b) => b.length - a.length)
const names = inOrder.map(name => name.replaceAll('.', '\\.')).join('|')
/** A skill, its level, and nothing behind that makes it part of a sentence. */
const skill = new RegExp(`(${names})(?: ?x ?(\\d+))?(?=[ ,.]|$)(?! *(?:[a-z(+-]|OR\\b|&))`, 'y')
const item = `(?:(?:${names})(?: ?x ?\\d+)?|X ?= ?\\d+|[A-Z]{4,} ?[+-]\\d+)`
/** What is had under a condition, as a list: `At [CAR]: Honor, Law`. */
const conditional = new RegExp(`: (?:${item}, )*${item}(?=[ .]|$)`, 'y')
const special = /DL ?\/ */y
/** Full stops that end no sentence. */
const abbreviations =
  /\b(?:V\.I\.P\.|(?<!\b[A-Z]\.)[A-Z]\.(?:[A-Z]\.)+|Dr\.|Mr\.|Mrs\.|Lt\.|St\.|vs\.)(?= )|\{[^{}]*\}|\[[^[\]]*\]|"[^"]*[^".]"/g

/** Reads the text of a skills box from `from` on. */
export function readSkills(text: string, from = 0): SkillBox {
  const ends = new Ends(text.replaceAll(abbreviations, found => '_'.repeat(found.length)))
  const skills: Record<string, number> = {}
  const strange: { part: string; index: number }[] = []
  let gameText = false
  let at = from
  while (at < text.length) {
    if (/[\s,.;]/.test(text[at] ?? '')) {
      at++
      continue
    }
    const found = matchAt(skill, text, at)
    if (found) {
      const name = found[1] ?? ''
      skills[name] = (skills[name] ?? 0) + Number(found[2] ?? 1)
      at += found[0].length
      continue
    }
    const end = matchAt(special, text, at) ? endOfDownload(ends, text, at) : ends.ofSentence(at)
    const part = text.slice(at, end)
    if (isGameText(part)) gameText = true
    else strange.push({ part, index: at })
    at = end
  }
  return { skills, gameText, strange }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** A special download ends with the names of the cards and what is said of them in small letters. */
function endOfDownload(ends: Ends, text: string, at: number): number {
  const rest = text.slice(at)
  const named = rest.match(
    /^DL ?\/ *(?:[Aa]ny )?\{[^{}]*\}(?: (?:OR|or) (?:[Aa]ny )?\{[^{}]*\})*(?: \([^)]*\)\.?| cards?\b| [a-z][^.]*\.?)?/,
  )
  if (named) return at + named[0].length
  const next = text.indexOf('DL/', at + 3)
  const end = ends.ofSentence(at)
  return next > 0 ? Math.min(next, end) : end
}

/** Where parts of a text end, asked for from the first to the last; no part of it is searched twice. */
class Ends {
  readonly #masked: string
  readonly #stops: Next
  readonly #ends: Next
  /** The colon that was looked at last, and where the list behind it ends; undefined = there is none. */
  #list: { readonly colon: number; readonly end: number | undefined } | undefined

  constructor(masked: string) {
    this.#masked = masked
    this.#stops = new Next(masked, /[.:]/g)
    this.#ends = new Next(masked, /[.!]["')]*(?= |$)/g)
  }

  ofSentence(at: number): number {
    const masked = this.#masked
    const list = this.#ofList(at)
    if (list !== undefined) return list
    if (masked[at] === '(') return at + (masked.slice(at).match(/^\([^)]*\)\.?/)?.[0].length ?? masked.length - at)
    return this.#ends.from(at)?.end ?? masked.length
  }

  #ofList(at: number): number | undefined {
    const colon = this.#stops.from(at)?.index
    if (colon === undefined || this.#masked[colon] !== ':') return undefined
    if (this.#list?.colon !== colon) {
      const found = matchAt(conditional, this.#masked, colon)
      this.#list = { colon, end: found ? colon + found[0].length : undefined }
    }
    return this.#list.end
  }
}

/** The next place where a pattern fits, for places that only grow. */
class Next {
  readonly #text: string
  readonly #pattern: RegExp
  #found: { readonly index: number; readonly end: number } | undefined
  #isOver = false

  constructor(text: string, pattern: RegExp) {
    this.#text = text
    this.#pattern = pattern
  }

  from(at: number): { readonly index: number; readonly end: number } | undefined {
    if (this.#isOver || (this.#found && this.#found.index >= at)) return this.#found
    const found = matchAt(this.#pattern, this.#text, at)
    this.#isOver = !found
    this.#found = found ? { index: found.index, end: found.index + found[0].length } : undefined
    return this.#found
  }
}

/** Sentences end in a full stop; what holds under a condition stands behind a colon. */
function isGameText(part: string): boolean {
  return /[.!]["')]*$|\)$|:|^DL ?\/|^X ?=/.test(part.trim())
}
