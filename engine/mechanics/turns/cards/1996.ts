import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { horgahn } from './horgahn.ts'
import { tachyonDetectionGrid } from './tachyon-detection-grid.ts'
import { temporalNarcosis } from './temporal-narcosis.ts'
import { warpCoreBreach } from './warp-core-breach.ts'

/** Cards that give turns or speak of them, as the FAQ of 1996 knows them. */
const turns1996: readonly CardText[] = [horgahn, tachyonDetectionGrid, temporalNarcosis, warpCoreBreach]

export const texts = { faq1996: turns1996 } satisfies Texts
