import type { CardText } from '../text.ts'
import { concernedByDownloads } from './concerned-by-downloads.ts'
import { usedInPlace } from './downloading-in-place.ts'
import { playedToDownload } from './downloading-played.ts'
import { usedToDownload } from './downloading-used.ts'

/** Game texts about downloads, as the Glossary knows them. */
export const textsOfDownloading: readonly CardText[] = [
  ...usedToDownload,
  ...usedInPlace,
  ...playedToDownload,
  ...concernedByDownloads,
]
