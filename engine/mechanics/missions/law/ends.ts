import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { iconIsShared, type MissionItem, readsTheFacingEnd, readsTheOwnCard } from '../questions.ts'

const onTheFacingEnd = (ruling: string, one: MissionItem) =>
  rule({ ruling, asked: readsTheFacingEnd, applies: ({ item }) => item === one, answer: true })

/** Whoever has a card of the location reads it from there. */
const fromTheOwnCard = rule({
  ruling: 'cr14-missions-11',
  asked: readsTheOwnCard,
  applies: () => true,
  answer: true,
})

const onlyWhatFacesHim = presumption({
  ruling: 'what the summary on the other end leaves out does not concern whom it faces',
  asked: iconIsShared,
  applies: () => true,
  answer: false,
})

/** What is printed once holds for both. */
const shared = denial('cr14-missions-14', onlyWhatFacesHim, true)

/** What a mission says to the player on each side of it. */
export const endsOfMissions = [
  onTheFacingEnd('cr14-missions-06', 'requirements'),
  onTheFacingEnd('cr14-missions-07', 'instructions'),
  onTheFacingEnd('cr14-missions-08', 'attempted by'),
  onTheFacingEnd('cr14-missions-09', 'points'),
  onTheFacingEnd('cr14-missions-10', 'span'),
  fromTheOwnCard,
  onlyWhatFacesHim,
  shared,
]
