import { readCaseIds } from '../steps/lint/case-ids.ts'
import { ownFeatures } from './features.ts'

/** The cases that the package's suite had once and no longer has, each with a tombstone. */
export const buried = (): ReadonlySet<string> => new Set(readCaseIds(ownFeatures()).tombstones.map(({ id }) => id))
