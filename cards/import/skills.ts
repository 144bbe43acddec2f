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
const conditional = new RegExp(`^[^.:]*: (?:${item}, )*${item}(?=[ .]|$)`)
const special = /DL ?\/ */y
/** Full stops that end no sentence. */
const abbreviations =
  /\b(?:V\.I\.P\.|[A-Z]\.(?:[A-Z]\.)+|Dr\.|Mr\.|Mrs\.|Lt\.|St\.|vs\.)(?= )|\{[^{}]*\}|\[[^[\]]*\]|"[^"]*[^".]"/g

/** Reads the text of a skills box from `from` on. */
export function readSkills(text: string, from = 0): SkillBox {
  const masked = text.replaceAll(abbreviations, found => '_'.repeat(found.length))
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
    const end = matchAt(special, text, at) ? endOfDownload(masked, text, at) : endOfSentence(masked, at)
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
function endOfDownload(masked: string, text: string, at: number): number {
  const rest = text.slice(at)
  const named = rest.match(
    /^DL ?\/ *(?:[Aa]ny )?\{[^}]*\}(?: (?:OR|or) (?:[Aa]ny )?\{[^}]*\})*(?: \([^)]*\)\.?| cards?\b| [a-z][^.]*\.?)?/,
  )
  if (named) return at + named[0].length
  const next = text.indexOf('DL/', at + 3)
  const end = endOfSentence(masked, at)
  return next > 0 ? Math.min(next, end) : end
}

function endOfSentence(masked: string, at: number): number {
  const rest = masked.slice(at)
  const list = rest.match(conditional)
  if (list) return at + list[0].length
  if (rest.startsWith('(')) return at + (rest.match(/^\([^)]*\)\.?/)?.[0].length ?? rest.length)
  const end = rest.match(/[.!]["')]*(?= |$)/)
  return at + (end ? (end.index ?? 0) + end[0].length : rest.length)
}

/** Sentences end in a full stop; what holds under a condition stands behind a colon. */
function isGameText(part: string): boolean {
  return /[.!]["')]*$|\)$|:|^DL ?\/|^X ?=/.test(part.trim())
}
