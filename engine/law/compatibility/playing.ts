import { against, custom, presumption, rule } from '../../kernel/rule.ts'
import { makesAPlayer } from '../../questions/compatibility/playing.ts'

const whateverWasSeeded = presumption({
  ruling: 'whatever was seeded shows what its player plays',
  asked: makesAPlayer,
  of: ['seeded face down'],
  answer: true,
})

/** Who is playing an affiliation or faction. */
export const playingAnAffiliation = [
  rule({ ruling: 'cr14-playing-an-affiliation-01', asked: makesAPlayer, of: ['played'], answer: true }),
  rule({
    ruling: 'cr14-playing-an-affiliation-02',
    asked: makesAPlayer,
    of: ['seeded face up'],
    answer: true,
  }),
  whateverWasSeeded,
  // Face down a card tells nothing until it is acquired.
  rule({
    ruling: 'cr14-playing-an-affiliation-03',
    asked: makesAPlayer,
    of: ['seeded face down', 'acquired'],
    answer: ({ use }) => use === 'acquired',
    exceptionTo: [whateverWasSeeded],
  }),
  rule({
    ruling: 'cr14-playing-an-affiliation-04',
    asked: makesAPlayer,
    of: ['used in a mode'],
    answer: true,
  }),
  against('cr14-playing-an-affiliation-06', makesAPlayer, false, {
    not: 'whoever controls a card plays its affiliation',
    of: ["opponent's, under control"],
  }),
  // What lies in play of his he has played, seeded face up, or acquired.
  custom({
    ruling: 'custom-compatibility-20',
    asked: makesAPlayer,
    of: ['in play'],
    answer: true,
  }),
]
