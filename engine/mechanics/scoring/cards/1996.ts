import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { particleFountain } from './particle-fountain.ts'
import { raiseTheStakes } from './raise-the-stakes.ts'

/** Points, and what is played for, as the FAQ of 1996 knows them. */
const scoring1996: readonly CardText[] = [particleFountain, raiseTheStakes]

export const texts = { faq1996: scoring1996 } satisfies Texts
