import { against, rule } from '../../kernel/rule.ts'
import { mayComeBeforeOps } from '../../questions/facilities/questions.ts'
import { countsAsASeedCard, maySeedSites, seedsOnStationOf, sitesComeFrom } from '../../questions/seeding/questions.ts'

/** How sites are seeded. */
export const seedingSites = [
  rule({
    ruling: '1eS-site-03',
    asked: countsAsASeedCard,
    applies: ({ card }, game) => game.facts(card).type === 'site',
    answer: ({ card }, game) => game.card(card).place === 'under',
  }),
  rule({
    ruling: '1eS-site-04',
    asked: maySeedSites,
    answer: ({ phase }) => phase === 'seed-facility',
  }),
  against('1eS-seed-phases-46', seedsOnStationOf, true, {
    not: 'sites are seeded on stations of their player',
    mistaken: ({ player, owner }) => player === owner,
  }),
  rule({
    ruling: '1eS-seed-phases-47',
    asked: sitesComeFrom,
    answer: ({ from }) => from === 'missions',
  }),
  against('1eS-seed-phases-49', mayComeBeforeOps, true, {
    not: 'Ops is the first site of a station',
    applies: ({ isOps }) => !isOps,
  }),
]
