import { parameterTypes } from '../types/parameter-types.ts'
import { deeds } from '../types/plain-deeds.ts'
import type { TextType } from '../types/text-type.ts'
import type { Verb } from '../types/verb.ts'
import { verbs } from '../types/verbs.ts'
import { phrases } from './all-phrases.ts'
import { gherkin } from './gherkin.ts'
import type { Keyword, Phrase } from './phrase.ts'

const head = `# The vocabulary

Generated from \`steps/phrases/\` and \`steps/types/\` by \`npm run vocabulary\`; change those, not this file.
docs/scenarios.md says how to write with it.

Every step of every scenario is one of ${phrases.length} sentences. A word in braces is a parameter; its forms are listed
below. *is/are* and *(s)* follow the grammar. Other spellings that many people use are understood (\`steps/spellings/\`: \`"Data" is killed\`, \`Alice's hand now has three
cards\`, \`Bob can see\`); the features here keep to these. Anything else, a misspelt word included, is an error with file and line.
`

const keywords: Readonly<Record<Keyword, string>> = {
  Given: 'Given: the position',
  When: 'When: what is done',
  Then: 'Then: what comes of it',
}

const notes = `## How to read them

- *now* and *no longer*: it changed; *still*: it did not. Both are checked against the position before the nearest preceding When. After an answer or a response *now* also means since the deed that led to it.
- \`[label]\` tells copies of one title apart, or names one half of a dual-personnel card. It is given where the card is introduced: \`Data [his]\`.
- *at* is the location (in space, in orbit); *on* the planet's surface for personnel, equipment and landed ships, and "played on" for the rest; *atop* is stacked on the mission; *under* is seeded there.
- Quotation marks within a title are written as apostrophes in sentences: \`"Paxan 'Wormhole'"\`. In tables titles stand bare.
- In the tables of \`{player} has:\` a pile goes without its owner: \`in hand\`.
- \`Alice's turn\` is the turn in progress if it is hers, else the coming one; \`Alice's second turn\` is the one after. The start of a turn that play goes on to is one yet to come: \`the start of Bob's next turn\` says no more than \`the start of Bob's turn\`.
- A word that a decision offers is written with a capital letter (\`SCIENCE\`, \`Computer Skill\`), or as \`the word "android"\`.
`

/** docs/vocabulary.md. */
export function vocabulary(): string {
  const sections = (Object.keys(keywords) as Keyword[]).map(
    keyword =>
      `## ${keywords[keyword]}\n\n${phrases
        .filter(one => one.keyword === keyword)
        .map(entry)
        .join('\n')}`,
  )
  return `${[head, notes, ...sections, verbSection(), typeSection()].join('\n')}`
}

function entry({ keyword, expression, meaning, example }: Phrase): string {
  return `### ${code(expression)}\n\n${sentence(meaning)}\n\n\`\`\`gherkin\n${keyword} ${gherkin(example)}\n\`\`\`\n`
}

function verbSection(): string {
  const rows = Object.entries<Verb>(verbs).map(
    ([name, verb]) => `| \`Alice ${name} ${verb.example}\` | ${verb.meaning} | ${partsOf(verb)} |`,
  )
  const simple = Object.entries(deeds).map(([name, meaning]) => `| \`Alice ${name}\` | ${meaning} | |`)
  return [
    '## The verbs',
    '',
    'In steps, in `these are illegal:` and in `this has happened:`. A sentence that lacks what its verb needs, or has what it does not take, is an error.',
    '',
    '| sentence | meaning | what else it takes |',
    '|---|---|---|',
    ...rows,
    ...simple,
    '| `Alice draws two cards` | draws from the top | |',
    '',
  ].join('\n')
}

function partsOf({ places, place = 'may', with: using, word }: Verb): string {
  const said = [
    places && `${place === 'must' ? '' : 'optional '}place: ${places.join(', ')}`,
    using && `${using === 'must' ? '' : 'optional '}\`with\``,
    word && `${word === 'must' ? '' : 'optional '}\`naming "…"\``,
  ]
  return said.filter(Boolean).join('; ')
}

function typeSection(): string {
  const types = Object.values(parameterTypes).filter(({ name }) => name !== 'verb') as TextType<unknown>[]
  const entries = types.map(
    ({ name, meaning, examples }) =>
      `### {${name}}\n\n${sentence(meaning)}\n\n${examples.map(one => `- ${code(one)}`).join('\n')}\n`,
  )
  return `## The parameters\n\n${entries.join('\n')}`
}

const code = (text: string): string => `\`${text}\``
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
