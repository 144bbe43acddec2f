import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'
import { concernedByDownloads } from './concerned.ts'
import { usedInPlace } from './in-place.ts'
import { playedToDownload } from './played.ts'
import { usedToDownload } from './used.ts'

/** Game texts about downloads, as the Glossary knows them. */
const textsOfDownloading: readonly CardText[] = [
  ...usedToDownload,
  ...usedInPlace,
  ...playedToDownload,
  ...concernedByDownloads,
]

export const texts = { glossary: textsOfDownloading } satisfies Texts
