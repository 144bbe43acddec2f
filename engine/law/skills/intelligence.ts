import { rule } from '../../kernel/rule.ts'
import { skillsMeant } from '../../questions/skills/questions.ts'

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
