import type { CardFacts } from '../../../cards/facts.ts'
import { custom, denial, presumption, rule } from '../../kernel/rule.ts'
import { corresponds } from '../../questions/locations/questions.ts'

interface Two {
  readonly place: CardFacts
  readonly time: CardFacts
  readonly quadrant: string
}

/** Is the place the one that the time location is called after: by its lore, or, of a doorway, by its title? */
const areNamedAlike = ({ place, time }: Two): boolean => {
  const name = place.type === 'doorway' ? place.title : place.location?.at(-1)
  return name !== undefined && name === time.location?.at(-1)
}

const isElsewhere = ({ time, quadrant }: Two): boolean => quadrant !== time.quadrant

const byName = rule({
  ruling: 'cr14-corresponding-01',
  asked: corresponds,
  applies: areNamedAlike,
  answer: true,
})

const inAnyQuadrant = presumption({
  ruling: 'a place of the same name corresponds in every quadrant',
  asked: corresponds,
  applies: about => areNamedAlike(about) && isElsewhere(about),
  answer: true,
})

/** The entry on time locations is in a letter of the Glossary that is not at hand. */
export const correspondingByName = custom({
  ruling: 'custom-locations-20',
  asked: corresponds,
  applies: areNamedAlike,
  answer: true,
})

/** Which location corresponds to a time location. */
export const corresponding = [
  byName,
  inAnyQuadrant,
  { ...denial('cr14-corresponding-02', inAnyQuadrant, false), exceptionTo: [inAnyQuadrant.ruling, byName.ruling] },
]
