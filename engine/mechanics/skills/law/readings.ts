import type { Reading } from '../../../kernel/reading.ts'
import { reworded, rule } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import { isOpenToAll } from '../questions.ts'
import { mentalSkills } from './mindmeld.ts'
import { onlyWhatIsThere } from './modifying.ts'

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

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  {
    question: 'mental-special-skills',
    reading: 'named',
    where: 'faq1996',
    replace: { [onlyThese.ruling]: onlyThese },
  },
  {
    question: 'list-of-selectable-skills',
    reading: 'list',
    where: 'glossary',
    replace: { [listedOnly.ruling]: listedOnly },
  },
]
