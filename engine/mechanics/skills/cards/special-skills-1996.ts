import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Special skills of which the FAQ of 1996 says whether they are gained by Vulcan Mindmeld. */
const specialSkills1996: readonly CardText[] = [{ title: 'Exocomp', special: { of: [], ofAThing: true } }]

export const texts = { faq1996: specialSkills1996 } satisfies Texts
