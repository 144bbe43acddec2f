import { building } from './building.ts'
import { doorways } from './doorways.ts'
import { iconsOfDownloads } from './icons.ts'
import { playing } from './playing.ts'
import { reportingDownloads } from './reporting.ts'
import { searching } from './searching.ts'
import { validity } from './validity.ts'

/** What the Glossary says of downloading. */
export const glossaryDownloading = [
  ...searching,
  ...playing,
  ...validity,
  ...reportingDownloads,
  ...building,
  ...doorways,
  ...iconsOfDownloads,
]
