import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Ruling } from '../../catalogue/ruling.ts'
import type { Suite } from '../../steps/suite/case.ts'
import { codeByRuling } from './code.ts'
import { list } from './lines.ts'
import { type NearRuling, nearestEncoded, wordsOf } from './nearest-encoded.ts'
import { printPlace, root, sourceOf, sourcesBelow } from './place.ts'
import { type DeclaredQuestion, questionsBelow } from './questions.ts'

const nearRulings = 3
const nearQuestions = 6

/** Where the code of an open ruling would go: the room of its topic, what that asks, and which rulings to copy from. */
export function roomOf(ruling: Ruling, catalogue: Catalogue, suite: Pick<Suite, 'cases'>): readonly string[] {
  return [...itself(ruling, catalogue), ...asked(ruling), ...nearby(ruling, catalogue, suite)]
}

const folderOf = ({ topic }: Ruling): string => `engine/mechanics/${topic}`
const lawOf = ({ topic }: Ruling): string => `engine/law/${topic}`
const questionsOf = ({ topic }: Ruling): string => `engine/questions/${topic}`
const exists = (path: string): boolean => existsSync(join(root, path))

function itself(ruling: Ruling, { topics }: Catalogue): readonly string[] {
  const folder = folderOf(ruling)
  const title = topics.get(ruling.topic)?.title ?? ruling.topic
  const entries = [
    exists(folder) ? `${folder}/, the room for "${title}"` : `${folder}/ does not exist yet: make it.`,
    `A rule goes into ${lawOf(ruling)}/, a question that its ruling settles by itself into ${questionsOf(ruling)}/settled.ts, the text of a card into engine/cards/<title>.ts; \`npm run contents\` enters them.`,
  ]
  return list('Room', [entries])
}

/** Those that the room declares or its rules answer, else those that are nobody's; first those that have words of the ruling. */
function asked(ruling: Ruling): readonly string[] {
  const words = wordsOf(ruling)
  const common = ({ name, asks }: DeclaredQuestion) => inCommon(`${name} ${asks}`, words)
  const folder = `${questionsOf(ruling)}/`
  const answered = answeredIn(lawOf(ruling))
  const all = questionsBelow('engine').toSorted((a, b) => common(b) - common(a))
  const own = all.filter(one => one.file.startsWith(folder) || answered.has(one.constant))
  if (own.length) return list('Questions', own.map(printQuestion), nearQuestions)
  const shared = all.filter(({ file }) => !file.startsWith('engine/questions/'))
  return list('Questions', [['none yet; these are for all rooms:'], ...shared.map(printQuestion)], nearQuestions)
}

const inCommon = (text: string, own: ReadonlySet<string>): number =>
  text
    .toLowerCase()
    .split(/[^a-z']+/)
    .filter(word => own.has(word)).length

/** Constants of the questions that the folder's rules answer, wherever they are declared. */
function answeredIn(folder: string): ReadonlySet<string> {
  const law = sourcesBelow(folder).map(sourceOf)
  const naming = /(?:\basked: |\bagainst\(\s*'[^']*',\s*)(\w+)/g
  return new Set(law.flatMap(source => [...source.matchAll(naming)].map(([, constant = '']) => constant)))
}

/** Its name, the answer where no rule applies, what it means, and where it stands. */
export const printQuestion = (question: DeclaredQuestion): readonly string[] => [
  `"${question.name}" (else ${question.otherwise})${question.asks ? `: ${question.asks}` : ''}`,
  `  ${printPlace(question)}`,
]

function nearby(ruling: Ruling, catalogue: Catalogue, { cases }: Pick<Suite, 'cases'>): readonly string[] {
  const code = codeByRuling()
  const near = nearestEncoded(ruling, catalogue, id => code.has(id), nearRulings)
  const entry = ({ ruling: { id, summary }, by }: NearRuling): readonly string[] => {
    const example = cases.find(one => one.rulings.includes(id))
    return [
      `${id} (${by}): ${summary}`,
      ...(code.get(id) ?? []).map(place => `  ${printPlace(place)}`),
      ...(example ? [`  ${printPlace({ file: example.feature.uri, line: example.line })}`] : []),
    ]
  }
  return list('Nearest', near.map(entry))
}
