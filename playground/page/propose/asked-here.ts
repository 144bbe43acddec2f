import { type Asked, hear } from '../../../analysis/impact/asked.ts'
import { answersTo } from '../../../analysis/impact/own-rule.ts'
import { questionWords } from '../../../analysis/impact/question-words.ts'
import type { Ruleset } from '../../../engine/kernel/amend.ts'
import { declaredQuestions } from '../../../engine/kernel/question.ts'
import { deciding } from '../laws-beside.ts'
import { type Course, underLaw } from '../play.ts'

/** A question that a rule of one's own could answer. */
export interface OpenToRules {
  readonly name: string
  readonly asks: string
  /** The rulings that answer it here. */
  readonly by: readonly string[]
  readonly asked: Asked
}

/** What the law was asked up to this step, first what the rulings of the deciding step answer. */
export async function askedHere(course: Course, at: number, law: Ruleset): Promise<readonly OpenToRules[]> {
  const kase = underLaw({ ...course.kase, steps: course.kase.steps.slice(0, at) }, course.law)
  const { asked } = await hear(law, [kase], [...declaredQuestions.keys()])
  const words = questionWords()
  const because = deciding(course, at)?.because ?? []
  const by = (name: string): readonly string[] => because.filter(id => law.rules.get(id)?.asked.name === name)
  const all = [...asked]
    .filter(([name, { times }]) => times > 0 && answersTo(name, law) !== undefined)
    .map(([name, heard]) => ({ name, asks: words.get(name)?.asks ?? name, by: by(name), asked: heard }))
  return all.sort((a, b) => Math.sign(b.by.length) - Math.sign(a.by.length) || a.asks.localeCompare(b.asks, 'en'))
}
