import type { Reading } from '../../kernel/reading.ts'
import { reworded, rule } from '../../kernel/rule.ts'
import { levelsCount } from '../../questions/dilemmas/requirements.ts'
import { isLostBeforeIsGained, isMet, isOpenToAll, isRegularBelowZero } from '../../questions/skills/questions.ts'
import { chanceSpares } from '../../questions/skills/settled.ts'
import { refersTo } from '../../text/names.ts'
import { mentalSkills } from './mindmeld.ts'
import { onlyWhatIsThere } from './modifying.ts'

/** One who counts twice is two of them. */
const levels = rule({ ruling: 'faq96-25-less-and-greater-marks-03', asked: levelsCount, answer: true })

/** A negative skill is taken away from what the others have. */
const subtracted = rule({
  ruling: '1eS-skills-08',
  asked: isRegularBelowZero,
  answer: ({ where }) => where === 'in a total',
})

/** Beside a whole level a half is rounded up. */
const rounded = rule({
  ruling: 'half-levels-against-a-whole-number/rounded',
  asked: isMet,
  applies: ({ total }) => total > 1 && !Number.isInteger(total),
  answer: ({ level, total }) => Math.ceil(total) >= level,
})

const named = ['Mickey D.', 'Dathon', 'Berlingoff Rasmussen']

/** Those of the three who are named, and no others. */
const onlyThese = reworded(mentalSkills, {
  ruling: mentalSkills.ruling,
  answer: ({ card }, game) => named.some(name => refersTo(game, name, game.card(card).title)),
})

/** The skills that the paragraph lists besides the personnel types. */
const list = new Set([
  'Anthropology',
  'Acquisition',
  'Archaeology',
  'Astrophysics',
  'Barbering',
  'Biology',
  'Cantankerousness',
  'Computer Skill',
  'Cybernetics',
  'Diplomacy',
  'Empathy',
  'Exobiology',
  'FCA',
  'Geology',
  'Greed',
  'Guramba',
  'Honor',
  'Klingon Intelligence',
  'Law',
  'Leadership',
  'Mindmeld',
  'Miracle Worker',
  'Music',
  'Navigation',
  'Obsidian Order',
  'Orion Syndicate',
  'Physics',
  'Resistance',
  'Section 31',
  'Smuggling',
  'Stellar Cartography',
  'Tal Shiar',
  'Transporter Skill',
  'Treachery',
  'Youth',
])

const listedOnly = rule({
  ruling: '1eS-skills-modifying-23',
  asked: isOpenToAll,
  applies: ({ type }) => !type,
  answer: ({ skill }) => list.has(skill),
  exceptionTo: [onlyWhatIsThere],
})

/** Chance tells what is destroyed. */
const thoseThatGo = rule({ ruling: 'custom-skills-80', asked: chanceSpares, answer: false })

/** What was lost is no longer in the box, and may be added to it. */
const addedAgain = rule({ ruling: 'lost-skill-that-is-added/added', asked: isLostBeforeIsGained, answer: true })

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'number-before-a-skill-in-1996', reading: 'levels', where: 'faq1996', replaces: [levels] },
  { question: 'negative-skill-in-a-total', reading: 'yes', where: 'glossary', replaces: [subtracted] },
  { question: 'half-levels-against-a-whole-number', reading: 'rounded', where: 'glossary', adds: [rounded] },
  { question: 'mental-special-skills', reading: 'named', where: 'faq1996', replaces: [onlyThese] },
  { question: 'list-of-selectable-skills', reading: 'list', where: 'glossary', replaces: [listedOnly] },
  { question: 'lost-skill-that-is-added', reading: 'added', where: 'glossary', adds: [addedAgain] },
  { question: 'draw-of-ajur-and-boratus', reading: 'those-that-go', where: 'faq1996', replaces: [thoseThatGo] },
]
