import { tableOf } from '../../cards/table-of.ts'
import { fitsPattern } from '../../catalogue/id-pattern.ts'
import { nearest } from '../../catalogue/nearest.ts'
import { amend, type Ruleset } from '../../engine/kernel/amend.ts'
import { declaredQuestions } from '../../engine/kernel/question.ts'
import type { AnyRule } from '../../engine/kernel/rule.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { type Asked, wordFor } from './asked.ts'
import { areSo, type Circumstances } from './circumstances.ts'
import type { Scene, Step } from './enact.ts'
import type { Enactment } from './proposal.ts'
import { questionWords } from './question-words.ts'
import { understood } from './understood.ts'

/** A rule in the words of a proposal. */
export interface OwnRule {
  /** `proposed-1`. */
  readonly ruling: string
  /** Its content, for people. */
  readonly says: string
  readonly asked: string
  /** Rulings that it is an exception to. */
  readonly except: readonly string[]
  /** Rulings whose scenarios show what it is to come to, with the ruleset of theirs. */
  readonly shownBy: readonly string[]
  readonly from?: string
  /** How often it applied since this was last asked. */
  readonly applied: () => number
}

type Fault = (message: string) => UsageError

/** Enacts a rule that answers an existing question of the law, in circumstances that the cases know. */
export function enactment(change: Enactment & { readonly line: number }, scene: Scene): Step {
  const { file, law, asked, number } = scene
  const fault: Fault = message => new UsageError(`${file}:${change.line}: ${message}`)
  const ruling = `proposed-${number}`
  checkPlaces(change, asked.get(change.asked), law, fault)
  let [times, isAsked] = [0, false]
  const except = exceptions(change, law, fault)
  const rule: AnyRule = {
    ruling,
    asked: declaredQuestions.get(change.asked)!,
    answer: answerTo(change, law, fault),
    exceptionTo: except,
    applies: (about: unknown, game) => {
      // Its circumstances may ask the law what it answers itself; there it has no say.
      if (isAsked) return false
      isAsked = true
      try {
        if (!areSo(change.when, about, game)) return false
        if (Object.keys(change.unless).length && areSo(change.unless, about, game)) return false
      } finally {
        isAsked = false
      }
      times++
      return true
    },
  }
  const { enact: says, shownBy, from } = change
  const applied = () => times
  return {
    law: amend(law, { id: law.id, enact: [rule] }),
    line: {
      words: `Enact a new rule: “${says}”`,
      understood: understood(change),
      adopts: [ruling],
      repeals: [],
    },
    own: { ruling, says, asked: change.asked, except, shownBy, ...(from ? { from } : {}), applied },
  }
}

/** Circumstances speak of what the question is about, and of what was ever seen there. */
function checkPlaces({ asked: name, when, unless }: Enactment, asked: Asked | undefined, law: Ruleset, fault: Fault) {
  if (!asked?.times)
    throw fault(`no scenario under ${law.id} asks "${name}", so nobody would see what the rule comes to.`)
  const places = [...asked.places.keys()].sort()
  for (const [path, wanted] of Object.entries({ ...when, ...unless } satisfies Circumstances)) {
    const seen = asked.places.get(path)
    if (!seen)
      throw fault(
        `"${name}" is not about "${path}". ${nearest(path, places, 1)[0] ? `Nearest: ${nearest(path, places, 3).join(', ')}; all` : 'It is about'}: ${places.join(', ')}.`,
      )
    if (typeof wanted === 'object' && !Array.isArray(wanted)) {
      if (!seen.cards.size)
        throw fault(`"${path}" names no card, so no filter fits it. It is one of ${[...seen.values].join(', ')}.`)
      continue
    }
    const strange = [wanted as string | readonly string[]].flat().filter(word => word !== 'nothing')
    const isTruth = seen.values.has('yes') || seen.values.has('no')
    const unseen = strange.find(word => !seen.values.has(word) && !(isTruth && ['yes', 'no'].includes(word)))
    if (unseen !== undefined && seen.values.size)
      throw fault(
        `"${path}" was never "${unseen}" in any scenario. Nearest: ${nearest(unseen, [...seen.values], 3).join(', ')}; all: ${[...seen.values].sort().join(', ')}.`,
      )
    if (unseen !== undefined)
      throw fault(`"${path}" names a card. Say which by a filter, such as { type: ship } or { name: Data }.`)
  }
}

const truths: Readonly<Record<string, boolean>> = tableOf({ may: true, 'may not': false, yes: true, no: false })

/** How a question is answered: yes or no, a number, or one of some words; undefined = by more than a word. */
export type Answers = 'truth' | 'number' | readonly string[] | undefined

/** As the rules in force, its default and the list of its answers have it. */
export function answersTo(asked: string, law: Ruleset): Answers {
  const rules = (law.byQuestion.get(asked) ?? []).map(rule => rule.answer)
  const usual = usualAnswer(asked)
  const declared = questionWords().get(asked)?.answers ?? []
  const known = [...rules, usual, ...declared].filter(one => ['boolean', 'number', 'string'].includes(typeof one))
  if (!known.length) return undefined
  if (typeof known[0] === 'boolean') return 'truth'
  return typeof known[0] === 'number' ? 'number' : [...new Set(known.map(wordFor))]
}

function answerTo({ answer, asked }: Enactment, law: Ruleset, fault: Fault): AnyRule['answer'] {
  const answers = answersTo(asked, law)
  if (!answers) throw fault(`"${asked}" is answered by more than a word. Adopt a ruling that answers it instead.`)
  if (answers === 'truth') {
    if (answer in truths) return truths[answer]
    throw fault(`"${asked}" is answered by yes or no, also written may or may not; not by "${answer}".`)
  }
  if (answers === 'number') {
    if (/^-?\d+$/.test(answer)) return Number(answer)
    throw fault(`"${asked}" is answered by a number, such as 1; not by "${answer}".`)
  }
  if (answers.includes(answer)) return answer
  throw fault(`"${asked}" is not answered by "${answer}". Answers in force: ${answers.join(', ')}.`)
}

/** The answer where no rule applies, if it is always the same. */
function usualAnswer(asked: string): unknown {
  const { otherwise } = declaredQuestions.get(asked) as unknown as { readonly otherwise: () => unknown }
  if (otherwise.length) return undefined
  try {
    return otherwise()
  } catch {
    return undefined
  }
}

function exceptions({ except, asked }: Enactment, law: Ruleset, fault: Fault): readonly string[] {
  const own = (law.byQuestion.get(asked) ?? []).map(({ ruling }) => ruling)
  return except.flatMap(pattern => {
    const found = own.filter(id => fitsPattern(id, pattern))
    if (found.length) return found
    throw fault(
      `${pattern} does not answer "${asked}" in ${law.id}, so nothing can be an exception to it there. Rulings that do: ${own.join(', ') || 'none'}.`,
    )
  })
}
