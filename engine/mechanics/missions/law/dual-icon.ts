import { denial, presumption, rule } from '../../../kernel/rule.ts'
import {
  countsInAQFlash,
  eachGroupMustMatch,
  facesAtADualIconMission,
  mayBeSeededUnderBothIcons,
  needsBothGroups,
} from '../dual-icon-questions.ts'

const onlyUnderOneIcon = presumption({
  ruling: 'dilemmas are seeded under missions with one icon',
  asked: mayBeSeededUnderBothIcons,
  applies: ({ card }, game) => game.facts(card).type === 'dilemma',
  answer: false,
})

const noDoorway = presumption({
  ruling: 'a doorway is not seeded under a mission',
  asked: mayBeSeededUnderBothIcons,
  applies: ({ card }, game) => game.facts(card).type === 'doorway',
  answer: false,
})

/** Both groups begin the attempt, */
const bothBegin = rule({
  ruling: '1eD-dual-icon-missions-03',
  asked: needsBothGroups,
  applies: ({ to, instead }) => to === 'begin' && !instead,
  answer: true,
})

/** and it ends as soon as one of them is gone. */
const bothGoOn = rule({
  ruling: '1eD-dual-icon-missions-04',
  asked: needsBothGroups,
  applies: ({ to, instead }) => to === 'go on' && !instead,
  answer: true,
})

const thoseWhomItIsAbout = presumption({
  ruling: 'who has other requirements to meet needs nobody else',
  asked: needsBothGroups,
  applies: ({ instead }) => instead,
  answer: false,
})

/** Each group has somebody whose affiliation matches. */
const eachMatches = rule({
  ruling: '1eD-dual-icon-missions-06',
  asked: eachGroupMustMatch,
  applies: () => true,
  answer: true,
})

const whoeverIsChosen = presumption({
  ruling: 'the player chooses who faces a dilemma',
  asked: facesAtADualIconMission,
  applies: ({ kind }) => kind === 'space',
  answer: 'choice',
})

/** Dilemmas of planets are for the Away Team. */
const planetForTheTeam = rule({
  ruling: '1eD-dual-icon-missions-10',
  asked: facesAtADualIconMission,
  applies: ({ kind }) => kind === 'planet',
  answer: 'Away Team',
})

/** Of what may be met anywhere the player says who faces it, */
const eitherByChoice = rule({
  ruling: '1eD-dual-icon-missions-11',
  asked: facesAtADualIconMission,
  applies: ({ kind }) => kind === 'dual',
  answer: 'choice',
})

/** and so he does of cards with the icon of Q. */
const ofQByChoice = rule({
  ruling: '1eD-dual-icon-missions-12',
  asked: facesAtADualIconMission,
  applies: ({ ofQ }) => ofQ,
  answer: 'choice',
})

/** As many cards come in a Q-Flash as there are personnel in both groups. */
const bothAreCounted = rule({
  ruling: '1eD-dual-icon-missions-13',
  asked: countsInAQFlash,
  applies: () => true,
  answer: 'both groups',
})

/** Missions that are both in space and on a planet. */
export const dualIconMissions = [
  onlyUnderOneIcon,
  denial('1eD-dual-icon-missions-01', onlyUnderOneIcon, true),
  noDoorway,
  denial('1eD-dual-icon-missions-02', noDoorway, true),
  bothBegin,
  bothGoOn,
  thoseWhomItIsAbout,
  denial('1eD-dual-icon-missions-05', thoseWhomItIsAbout, true),
  eachMatches,
  whoeverIsChosen,
  denial('1eD-dual-icon-missions-09', whoeverIsChosen, 'crew'),
  planetForTheTeam,
  eitherByChoice,
  ofQByChoice,
  bothAreCounted,
]
