import { statSync } from 'node:fs'
import { join } from 'node:path'
import { tableOf } from '../../cards/table-of.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { fileOf } from '../cards/file-of.ts'
import { root } from '../explain/place.ts'
import { cell, table } from './table.ts'
import { type Word, wordsOf } from './words.ts'

/** Every word that the texts of any law may use, with the cards whose texts do. */
export const ownWords = (): readonly Word[] =>
  wordsOf(
    root,
    [...rulesets.values()].flatMap(({ texts }) => [...texts]),
  )

/** The interfaces that make a section of their own, with its heading; others come after them, each under its name. */
const sections: Readonly<Record<string, string>> = tableOf({
  CardText: 'Keys of a text',
  PlayText: '`plays`: how it is played',
  UseText: '`uses`: orders, skills and so on',
  Standing: '`standing`: what holds as long as it is in play',
  TimedText: '`timed`: what it does by itself at a certain time',
  DilemmaText: '`dilemma`: a dilemma',
  EffectWords: '`do`: instructions',
  Filter: 'Filters: what a card must be like',
  SelectorNames: 'Selectors: which cards, by name',
  SelectorForms: 'Selectors: which cards, in another form',
  RequirementForms: 'Requirements: what must be there',
})

/** docs/card-language.md. */
export function cardLanguage(words: readonly Word[]): string {
  const found = new Map<string, Word[]>()
  for (const word of words) for (const name of word.standsIn) found.set(name, [...(found.get(name) ?? []), word])
  const names = [...Object.keys(sections), ...[...found.keys()].filter(name => !Object.hasOwn(sections, name)).sort()]
  const parts = names.map(name => ({ heading: sections[name] ?? `\`${name}\``, words: found.get(name) ?? [] }))
  return [
    head(words),
    ...parts.map(({ heading, words }) => `- [${heading.replaceAll('`', '')}](#${anchor(heading)}) (${words.length})`),
    '',
    ...parts.map(({ heading, words }) => `## ${heading}\n\n${rows(words)}\n`),
  ].join('\n')
}

const head = (words: readonly Word[]): string => {
  const alone = words.filter(({ cards }) => cards.size === 1).length
  return `# The language of card texts

Generated from \`engine/\` by \`npm run vocabulary\`; change that, not this file.

Every word that a text in \`engine/cards/<title>.ts\` may use: what is said with it, what it does, how many cards use it, and the shortest of their files. A word without a comment does what it says.
\`Who\` is a selector; \`Clause\` adds \`ruling\`, the ruling that says so. Before you add a word, widen one: a parameter of a word that is here is better than a sibling beside it.
${words.length} words, ${alone} of which serve one card.
`
}

const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')

const rows = (words: readonly Word[]): string =>
  table(
    ['word', 'shape', 'what it does', 'cards', 'example'],
    words
      .toSorted(byWord)
      .map(one => [`\`${one.word}\``, code(one.shape), cell(one.says), `${one.cards.size}`, example(one)]),
  )

const byWord = (a: Word, b: Word): number => (a.word.toLowerCase() < b.word.toLowerCase() ? -1 : 1)

const code = (shape: string): string => (shape === 'true' || shape === 'object' ? '' : `\`${cell(shape)}\``)

/** The card with the shortest file, the first of several by its title. */
function example({ cards }: Word): string {
  const sized = [...cards].sort().map(title => ({ title, size: statSync(join(root, fileOf(title))).size }))
  const shortest = sized.toSorted((a, b) => a.size - b.size)[0]
  return shortest ? `[${cell(shortest.title)}](../${fileOf(shortest.title)})` : ''
}
