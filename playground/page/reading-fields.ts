import { readings } from '../../engine/rulesets/readings.ts'
import { h } from '../../reports/html/client/dom.ts'
import { counted } from '../../reports/words.ts'
import { given } from './given.ts'
import type { Course } from './play.ts'
import type { Situation } from './situation.ts'

type Question = ReturnType<typeof given>['questions'][number]

/** The open questions that the scenario touches, folded as long as each is read as the engine reads it. */
export function openQuestions(
  situation: Situation,
  courses: readonly Course[],
  choose: (readings: readonly string[]) => void,
): readonly HTMLElement[] {
  const fields = readingFields(situation, courses, choose)
  if (!fields.length) return []
  const words = `${counted(fields.length, 'open question')} that it touches`
  return [h('details', { open: situation.readings.length > 0 }, h('summary', null, words), fields)]
}

/** A choice for each that the engine can play in another reading. */
function readingFields(
  situation: Situation,
  courses: readonly Course[],
  choose: (readings: readonly string[]) => void,
): readonly HTMLElement[] {
  const touched = new Set(courses.flatMap(({ kase, moments }) => [...kase.rulings, ...moments.flatMap(m => m.because)]))
  return given()
    .questions.filter(question => isTouched(question, touched, situation) && others(question).length > 0)
    .map(question => field(question, situation, choose))
}

/** Once another reading is chosen its field stays, whatever the rulings are then. */
const isTouched = (
  question: Question,
  rulings: ReadonlySet<string>,
  { rulesets, readings: chosen }: Situation,
): boolean =>
  others(question).some(name => chosen.includes(name)) ||
  (question.rulesets.some(id => rulesets.includes(id)) && question.rulings.some(id => rulings.has(id)))

const others = ({ id, readings: words }: Question): readonly string[] =>
  Object.keys(words)
    .map(name => `${id}/${name}`)
    .filter(name => readings.has(name))

function field(question: Question, situation: Situation, choose: (readings: readonly string[]) => void): HTMLElement {
  const own = others(question)
  const rest = situation.readings.filter(name => !own.includes(name))
  const pick = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement
    choose(value ? [...rest, value] : rest)
  }
  return h(
    'label',
    { class: 'reading' },
    `Open question: ${question.question} `,
    h(
      'select',
      { on: { change: pick } },
      h('option', { value: '' }, question.readings[question.plays] ?? question.plays),
      own.map(name => {
        const words = question.readings[name.slice(question.id.length + 1)] ?? name
        return h('option', { value: name, selected: situation.readings.includes(name) }, words)
      }),
    ),
  )
}
