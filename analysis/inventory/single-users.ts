import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../explain/place.ts'
import type { QuestionUse } from './question-uses.ts'
import type { Word } from './words.ts'

/** Words and questions with a single user that were there before new ones had to say why. Lines go, and none come. */
export const singleUsersFile = 'measured/single-users.txt'

/** Something that serves one user. */
interface Single {
  /** A line of the list. */
  readonly line: string
  readonly file: string
  readonly alone: string | undefined
  /** What is the matter with it, in words. */
  readonly fault: string
}

/** Words that the text of one title uses, and questions that one place asks for the sake of one ruling at most. */
export function singles(words: readonly Word[], questions: readonly QuestionUse[]): readonly Single[] {
  return [
    ...words
      .filter(({ cards }) => cards.size === 1)
      .map(({ standsIn, word, file, alone, cards }) => ({
        line: `word ${standsIn[0]}.${word}`,
        file,
        alone,
        fault: `the word "${word}" serves one title, ${[...cards]}: widen one of docs/card-language.md`,
      })),
    ...questions
      .filter(({ settled, places, answeredBy }) => !settled && places < 2 && answeredBy.length < 2)
      .map(({ room, name, file, alone }) => ({
        line: `question ${room}: ${name}`,
        file,
        alone,
        fault: `the question "${name}" has one user and one ruling: widen one of docs/questions.md, or settle it in one statement`,
      })),
  ]
}

/** New words and questions with a single user that do not say why, and lines of the list whose word or question has a second one. */
export function singleUserFaults(
  found: readonly Single[],
  listed: readonly string[] = listedSingles(),
): readonly string[] {
  const lines = found.map(({ line }) => line)
  return [
    ...found
      .filter(({ line, alone }) => !alone && !listed.includes(line))
      .map(({ file, fault }) => `${file}: ${fault}, or say in its comment why: @alone …`),
    ...listed
      .filter(line => !lines.includes(line))
      .map(
        line => `${singleUsersFile}: "${line}" has no single user any more; \`npm run vocabulary\` takes the line away`,
      ),
  ]
}

export const listedSingles = (): readonly string[] =>
  readFileSync(join(root, singleUsersFile), 'utf8')
    .split('\n')
    .filter(line => line && !line.startsWith('#'))

/** The list without the lines that have gone. */
export function singleUsersList(found: readonly Single[], listed: readonly string[]): string {
  const left = found.filter(({ line, alone }) => !alone && listed.includes(line)).map(({ line }) => line)
  const count = (kind: string): number => left.filter(line => line.startsWith(kind)).length
  return `# Words that serve one title (${count('word')}) and questions with one user and one ruling (${count('question')}) that need not say why.
# Lines go, and none come: a new one says why in its comment, with @alone. \`npm run vocabulary\` takes away those that have gone.
${left.sort().join('\n')}
`
}
