import { against, custom, denial, presumption, rule } from '../../kernel/rule.ts'
import { type Finding, sectionIsMetAgain, sectionStandsAlone } from '../../questions/dilemmas/questions.ts'

/** What was found of one section concerns that section alone. */
function standsAlone(ruling: string, ...findings: readonly Finding[]) {
  return rule({
    ruling,
    asked: sectionStandsAlone,
    applies: ({ finding }) => findings.includes(finding),
    answer: true,
  })
}

function onlyTheSection(what: Finding) {
  return presumption({
    ruling: `only the section that was met is ${what}`,
    asked: sectionStandsAlone,
    applies: ({ finding }) => finding === what,
    answer: true,
  })
}

const nullifiedSection = onlyTheSection('nullified')
const curedSection = onlyTheSection('cured')

/** Dilemmas with several sections, as the Current Rulings have them. */
export const sectionsOfDilemmas = [
  standsAlone('cr14-dilemma-resolution-06', 'not triggered', 'no target'),
  standsAlone('cr14-dilemma-resolution-07', 'overcome'),
  standsAlone('cr14-dilemma-resolution-08', 'no conditions'),
  nullifiedSection,
  denial('cr14-dilemma-resolution-02', nullifiedSection, false),
  curedSection,
  denial('cr14-dilemma-resolution-03', curedSection, false),
  against('cr14-dilemma-resolution-09', sectionIsMetAgain, true, {
    not: 'a section that was done with is not met again',
    applies: ({ combo }) => !combo,
  }),
  against('cr14-dilemma-resolution-10', sectionIsMetAgain, false, {
    not: 'both dilemmas of a combo are met again',
    applies: ({ combo }) => combo,
  }),
]

/** Before the Current Rulings speak of sections, a combo is two dilemmas already. */
export const combosBeforeSections = custom({
  ruling: 'custom-dilemmas-60',
  asked: sectionStandsAlone,
  applies: ({ dilemma }, game) => game.text(dilemma).dilemma?.combo === true,
  answer: true,
})
