import { type Correction, printedAs } from '../../../kernel/printed-otherwise.ts'
import { denial, presumption } from '../../../kernel/rule.ts'
import { changesDots, countsSkills, hasADotForEachSkill } from '../questions.ts'

const aDotForEach = presumption({
  ruling: 'a personnel has a dot for each skill',
  asked: hasADotForEachSkill,
  applies: () => true,
  answer: true,
})

/** Dots are counted apart from skills, */
export const countedApart = denial('1eS-skills-20', aDotForEach, false)

const dotsComeAndGo = presumption({
  ruling: 'a dot comes and goes with a skill',
  asked: changesDots,
  applies: () => true,
  answer: true,
})

/** neither come nor go with them, */
export const dotsStay = denial('1eS-skills-21', dotsComeAndGo, false)

const skillsAreMeant = presumption({
  ruling: 'a card that counts dots means the skills of the moment',
  asked: countsSkills,
  applies: () => true,
  answer: true,
})

/** and are counted as printed, */
export const asPrinted = denial('1eS-skills-24', skillsAreMeant, false)

const beforeTheErrata = presumption({
  ruling: 'the dots are those of the first printing',
  asked: printedAs,
  of: ["T'Pan", 'Tasha Yar - Alternate'],
  applies: ({ fact }) => fact === 'dots',
  answer: ({ title }) => (title === "T'Pan" ? 1 : 3),
})

/** or as errata have them. */
export const byErrata: Correction = denial('1eS-skills-25', beforeTheErrata, 2)
