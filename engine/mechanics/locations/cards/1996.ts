import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { gapsInNormalSpace } from './gaps-in-normal-space.ts'
import { tetryonField } from './tetryon-field.ts'

/** Cards that lie on the spaceline, as the FAQ of 1996 knows them. */
const spaceline1996: readonly CardText[] = [gapsInNormalSpace, tetryonField]

export const texts = { faq1996: spaceline1996 } satisfies Texts
