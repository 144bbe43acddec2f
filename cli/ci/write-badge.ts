import { join } from 'node:path'
import { badgeFiles } from '../../reports/badge.ts'
import type { Conformance } from '../../reports/result.ts'
import { writeFiles } from '../../reports/write.ts'

/** Writes the badges beside the reports. */
export function writeBadge(result: Conformance, out: string): void {
  writeFiles(
    out,
    [...badgeFiles(result)].map(([name, text]) => ({ path: join(out, name), text })),
  )
}
