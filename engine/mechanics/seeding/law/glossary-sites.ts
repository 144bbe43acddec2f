import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { mayComeBeforeOps } from '../../facilities/questions.ts'
import {
  countsAsASeedCard,
  isFreeBluff,
  maySeedSites,
  seedsOnStationOf,
  sitesAtMost,
  sitesComeFrom,
} from '../questions.ts'

const always = () => true

const ownStation = presumption({
  ruling: 'sites are seeded on stations of their player',
  asked: seedsOnStationOf,
  applies: always,
  answer: ({ player, owner }) => player === owner,
})

const opsFirst = presumption({
  ruling: 'Ops is the first site of a station',
  asked: mayComeBeforeOps,
  applies: ({ isOps }) => !isOps,
  answer: false,
})

/** How sites are seeded. */
export const seedingSites = [
  ownStation,
  opsFirst,
  rule({ ruling: '1eS-seed-deck-08', asked: isFreeBluff, applies: always, answer: false }),
  rule({
    ruling: '1eS-site-03',
    asked: countsAsASeedCard,
    applies: ({ card }, game) => game.facts(card).type === 'site',
    answer: ({ card }, game) => game.card(card).place === 'under',
  }),
  rule({
    ruling: '1eS-site-04',
    asked: maySeedSites,
    applies: always,
    answer: ({ phase }) => phase === 'seed-facility',
  }),
  rule({ ruling: '1eS-seed-phases-45', asked: sitesAtMost, applies: always, answer: 6 }),
  denial('1eS-seed-phases-46', ownStation, true),
  rule({
    ruling: '1eS-seed-phases-47',
    asked: sitesComeFrom,
    applies: always,
    answer: ({ from }) => from === 'missions',
  }),
  denial('1eS-seed-phases-49', opsFirst, true),
]
