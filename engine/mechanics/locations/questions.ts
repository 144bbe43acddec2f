import type { CardFacts } from '../../../cards/facts.ts'
import type { CardId } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** Does the card in play lie on the spaceline? */
export const liesOnSpaceline = flag<{ card: CardId }>()('on the spaceline')

const quadrants = ['gamma', 'mirror', 'beta'] as const

/** From which quadrant is the card? By its icon; without one from the Alpha Quadrant. */
export const nativeQuadrant = question<{ printed: CardFacts }, string>()(
  'native quadrant',
  ({ printed: { quadrant, icons = [] } }) =>
    quadrant ?? quadrants.find(q => icons.includes(q === 'mirror' ? 'mirror universe' : `${q} quadrant`)) ?? 'alpha',
)

/** Is the location a nebula? */
export const isNebula = question<{ printed: CardFacts }, boolean>()('is a nebula', ({ printed: { keywords = [] } }) =>
  keywords.some(keyword => keyword.toLowerCase() === 'nebula'),
)

/** Is the mission at the home of that affiliation? */
export const isHomeworld = question<{ printed: CardFacts; affiliation: string }, boolean>()(
  'is a homeworld',
  ({ printed: { keywords = [], attemptedBy = [] }, affiliation }) =>
    keywords.includes('Homeworld') && attemptedBy.includes(affiliation),
)

/** Does the place on the spaceline correspond to the time location? */
export const corresponds = question<{ place: CardFacts; time: CardFacts }, boolean>()(
  'corresponds',
  ({ place, time }) => {
    const [here, then] = [place.location?.at(-1), time.location?.at(-1)]
    return here !== undefined && here === then
  },
)
