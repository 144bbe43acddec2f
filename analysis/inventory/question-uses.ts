import { dirname, join, posix } from 'node:path'
import { declaredQuestions } from '../../engine/kernel/question.ts'
import { isSettled } from '../../engine/kernel/settled.ts'
import { law } from '../../engine/library/contents.ts'
import { sourceOf, sourcesBelow } from '../explain/place.ts'
import { type DeclaredQuestion, questionsBelow } from '../explain/questions.ts'

/** A question with those who ask and answer it. */
export interface QuestionUse extends DeclaredQuestion {
  /** The folder whose question it is, such as `beaming`. */
  readonly room: string
  /** Its rulings answer it in the statement that declares it. */
  readonly settled: boolean
  /** Files that ask it, as seen from `engine/`. */
  readonly askedIn: readonly string[]
  /** How many places in these files do. */
  readonly places: number
  /** The rulings, and the basic rules, that answer it; readings of open questions are left out. */
  readonly answeredBy: readonly string[]
}

/** Every question of the engine, in the order of files. */
export function questionUses(): readonly QuestionUse[] {
  const asking = placesByQuestion()
  const answers = new Map<string, Set<string>>()
  for (const { asked, ruling, presumed, custom } of law)
    if (!presumed || custom) answers.set(asked.name, (answers.get(asked.name) ?? new Set()).add(ruling))
  return questionsBelow('engine').map(one => {
    const places = asking.get(`${one.file}#${one.constant}`) ?? []
    return {
      ...one,
      room: roomOf(one.file),
      settled: isSettled(declaredQuestions.get(one.name)),
      askedIn: [...new Set(places)],
      places: places.length,
      answeredBy: [...(answers.get(one.name) ?? [])].sort(),
    }
  })
}

const roomOf = (file: string): string => file.replace(/^engine\/(?:(?:law|mechanics|questions)\/)?/, '').split('/')[0]!

/** For each question, by the file that declares it and its name there, the file of every place that asks it. */
function placesByQuestion(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  const note = (question: string, file: string) => found.set(question, [...(found.get(question) ?? []), file])
  const declared = questionsBelow('engine')
  for (const file of sourcesBelow('engine')) {
    if (file.startsWith('engine/library/')) continue
    const source = sourceOf(file)
    const code = source.replace(/^import [^;]*? from '[^']*'$/gm, '').replace(/\/\*\*.*?\*\//gs, '')
    const names = [
      ...imported(file, source),
      ...declared.filter(one => one.file === file).map(one => [one.constant, `${file}#${one.constant}`] as const),
    ]
    for (const [name, question] of names)
      for (const _ of code.matchAll(asks(name, file.includes('/law/')))) note(question, file.replace(/^engine\//, ''))
  }
  return found
}

/** Rules name the question that they answer; other code that names a question asks it. */
const asks = (name: string, isLaw: boolean): RegExp =>
  isLaw ? new RegExp(`\\bdecide\\(\\s*${name}\\b`, 'g') : new RegExp(`(?<!export const |asked: |\\.)\\b${name}\\b`, 'g')

/** What the file imports, by its name there. */
const imported = (file: string, source: string): readonly (readonly [string, string])[] =>
  [...source.matchAll(/^import \{([^}]*)\} from '(\.[^']*)'$/gm)].flatMap(([, names = '', from = '']) =>
    names.split(',').flatMap(each => {
      const [name, alias = name] = each.trim().split(/ as /)
      const of = posix.normalize(join(dirname(file), from).replaceAll('\\', '/'))
      return name && !name.startsWith('type ') ? [[alias!, `${of}#${name}`] as const] : []
    }),
  )
