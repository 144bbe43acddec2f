import type { EngineFunction } from '../../reference.ts'
import { changed, isHeld } from './liberty.ts'

const outward = (q: string): string => `§${Buffer.from(q).toString('base64url')}`
const inward = (handle: string): string => Buffer.from(handle.slice(1), 'base64url').toString()

/** Decisions have handles that say nothing. */
export const withOwnHandles =
  (engine: EngineFunction): EngineFunction =>
  request =>
    changed(engine(request.do === 'answer' ? { ...request, q: inward(request.q) } : request), result =>
      isHeld(result) ? { ...result, pending: result.pending.map(one => ({ ...one, q: outward(one.q) })) } : result,
    )
