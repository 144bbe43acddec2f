import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { mayBeMixed, skillsMeant } from '../questions.ts'

const ofIntelligence = [
  'FCA',
  'Intelligence',
  'Klingon Intelligence',
  'Memory Omega',
  'Obsidian Order',
  'Section 31',
  'Tal Shiar',
]

const words: ReadonlySet<string> = new Set(['Intelligence', 'any Intelligence'])

/** One word means any of seven skills. */
export const anyOfSeven = rule({
  ruling: 'cr14-intelligence-01',
  asked: skillsMeant,
  applies: ({ word }) => words.has(word),
  answer: ofIntelligence,
})

const ofOneKind = presumption({
  ruling: 'several levels of Intelligence are of one skill',
  asked: mayBeMixed,
  applies: () => true,
  answer: false,
})

/** Several levels are of any of them together. */
export const together = denial('cr14-intelligence-02', ofOneKind, true)
