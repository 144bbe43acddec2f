import { against, rule } from '../../kernel/rule.ts'
import {
  facesAtADualIconMission,
  mayBeSeededUnderBothIcons,
  needsBothGroups,
} from '../../questions/missions/dual-icon.ts'

/** Missions that are both in space and on a planet. */
export const dualIconMissions = [
  against('1eD-dual-icon-missions-01', mayBeSeededUnderBothIcons, true, {
    not: 'dilemmas are seeded under missions with one icon',
    applies: ({ card }, game) => game.facts(card).type === 'dilemma',
  }),
  against('1eD-dual-icon-missions-02', mayBeSeededUnderBothIcons, true, {
    not: 'a doorway is not seeded under a mission',
    applies: ({ card }, game) => game.facts(card).type === 'doorway',
  }),
  // Both groups begin the attempt,
  rule({
    ruling: '1eD-dual-icon-missions-03',
    asked: needsBothGroups,
    applies: ({ to, instead }) => to === 'begin' && !instead,
    answer: true,
  }),
  // and it ends as soon as one of them is gone.
  rule({
    ruling: '1eD-dual-icon-missions-04',
    asked: needsBothGroups,
    applies: ({ to, instead }) => to === 'go on' && !instead,
    answer: true,
  }),
  against('1eD-dual-icon-missions-05', needsBothGroups, true, {
    not: 'who has other requirements to meet needs nobody else',
    applies: ({ instead }) => instead,
  }),
  against('1eD-dual-icon-missions-09', facesAtADualIconMission, 'crew', {
    not: 'the player chooses who faces a dilemma',
    applies: ({ kind }) => kind === 'space',
    mistaken: 'choice',
  }),
  // Dilemmas of planets are for the Away Team.
  rule({
    ruling: '1eD-dual-icon-missions-10',
    asked: facesAtADualIconMission,
    applies: ({ kind }) => kind === 'planet',
    answer: 'Away Team',
  }),
  // Of what may be met anywhere the player says who faces it,
  rule({
    ruling: '1eD-dual-icon-missions-11',
    asked: facesAtADualIconMission,
    applies: ({ kind }) => kind === 'dual',
    answer: 'choice',
  }),
  // and so he does of cards with the icon of Q.
  rule({
    ruling: '1eD-dual-icon-missions-12',
    asked: facesAtADualIconMission,
    applies: ({ ofQ }) => ofQ,
    answer: 'choice',
  }),
]
