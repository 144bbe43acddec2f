import { isItself } from '../../board/can.ts'
import { permission } from '../../board/questions.ts'
import type { Capability } from '../../kernel/capability.ts'
import { against, custom, rule } from '../../kernel/rule.ts'
import { affiliationsOf } from '../../mechanics/compatibility/affiliations.ts'
import {
  affiliationsGoTogether,
  becomesOfAMixture,
  doesNotWorkWith,
  liftsWhatATextSays,
  mayBeBroughtTogether,
  mayJoin,
  mayMixBy,
  whoIsArrested,
} from '../../questions/compatibility/questions.ts'
import { diplomaticConference } from './conference.ts'

const fromUnderArrest: ReadonlySet<Capability> = new Set(['attempt', 'scout', 'commandeer', 'battle', 'staff'])

export const isOpen = (affiliations: readonly string[]): boolean =>
  affiliations.includes('non-aligned') || affiliations.includes('neutral')

/** No document at hand says which affiliations go together: each with its own, and the non-aligned and neutral with all. */
export const eachWithItsOwn = custom({
  ruling: 'custom-compatibility-01',
  asked: affiliationsGoTogether,
  applies: ({ own, there }) => !isOpen(own) && !isOpen(there) && !own.some(one => there.includes(one)),
  answer: false,
})

/** Borg go with Borg only. */
export const borgWithBorg = custom({
  ruling: 'custom-compatibility-40',
  asked: affiliationsGoTogether,
  applies: ({ own, there }) => own.includes('borg') || there.includes('borg'),
  answer: ({ own, there }) => own.includes('borg') && there.includes('borg'),
})

/** Nor does one say what those do together who go together, */
export const whoeverIsCompatible = custom({
  ruling: 'custom-compatibility-10',
  asked: mayJoin,
  answer: ({ compatible }) => compatible,
})

/** or what the word "mix" on a card is for. */
export const asCardsSay = custom({
  ruling: 'custom-compatibility-11',
  asked: mayMixBy,
  answer: true,
})

/** Cards whose text says so neither mix nor cooperate. */
export const doesNotWork = rule({ ruling: '1eD-does-not-work-with-01', asked: doesNotWorkWith, answer: true })

/** What house arrest is stands under another letter: whoever is under it does nothing for his player. */
export const doesNothing = custom({
  ruling: 'custom-compatibility-02',
  asked: permission,
  applies: ({ card, to }, game) => fromUnderArrest.has(to) && isItself(game, card, 'house-arrest'),
  answer: false,
})

/** Cards that do not work together. */
export const cooperation = [
  eachWithItsOwn,
  whoeverIsCompatible,
  asCardsSay,
  doesNotWork,
  // Whoever does not work with a species does not do so under a treaty.
  against('1eD-does-not-work-with-09', liftsWhatATextSays, false, {
    not: 'a treaty lets those who recognize it work with everybody',
    applies: ({ by }) => by === 'treaty',
  }),
  // On a planet he is a team of his own,
  rule({
    ruling: '1eD-does-not-work-with-11',
    asked: becomesOfAMixture,
    applies: ({ on }) => on === 'planet',
    answer: 'separate Away Team',
  }),
  // and on a ship or facility he is under house arrest.
  rule({
    ruling: '1eD-does-not-work-with-12',
    asked: becomesOfAMixture,
    applies: ({ on }) => on === 'ship or facility',
    answer: 'house arrest',
  }),
  // Nobody brings them together on purpose.
  rule({ ruling: '1eD-does-not-work-with-14', asked: mayBeBroughtTogether, answer: false }),
  // What lets cards mix regardless of affiliation lifts what is said of affiliations,
  rule({
    ruling: '1eD-does-not-work-with-15',
    asked: liftsWhatATextSays,
    applies: ({ by, of }) => by === 'regardless of affiliation' && of === 'affiliations',
    answer: true,
  }),
  // and nothing else.
  against('1eD-does-not-work-with-18', liftsWhatATextSays, false, {
    not: 'who mixes regardless of affiliation mixes with everybody',
    applies: ({ by, of }) => by === 'regardless of affiliation' && of !== 'affiliations',
  }),
  doesNothing,
  // Where affiliations no longer go together, whoever does not go with the ship or facility is under house arrest;
  custom({
    ruling: 'custom-compatibility-41',
    asked: whoIsArrested,
    applies: ({ aboard }, game) => !isOpen(affiliationsOf(game, aboard)),
    answer: 'whoever does not match',
  }),
  // on a ship with which all go, those of whom there are fewer.
  custom({
    ruling: 'custom-compatibility-42',
    asked: whoIsArrested,
    applies: ({ aboard }, game) => game.facts(aboard).type === 'ship' && isOpen(affiliationsOf(game, aboard)),
    answer: 'the fewer',
  }),
  ...diplomaticConference,
]
