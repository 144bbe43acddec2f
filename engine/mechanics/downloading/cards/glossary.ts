import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { concernedByDownloads } from './concerned.ts'
import { usedInPlace } from './in-place.ts'
import { outposts1996 } from './outposts.ts'
import { playedToDownload } from './played.ts'
import { usedToDownload } from './used.ts'

/** Game texts about downloads, as the Glossary knows them. */
const textsOfDownloading: readonly CardText[] = [
  ...usedToDownload,
  ...usedInPlace,
  ...playedToDownload,
  ...concernedByDownloads,
]

/** Those of them that were printed by 1996, with what they said then. */
const printedBy1996: readonly CardText[] = [...outposts1996]

export const texts = { faq1996: printedBy1996, glossary: textsOfDownloading } satisfies Texts
