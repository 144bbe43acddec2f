import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes the folder and those above it, one by one: Node's recursive way never ends where a file system takes no folders.
 * Returns the topmost that was made; undefined where all were there.
 */
export function makeFolder(path: string): string | undefined {
  const folder = resolve(path)
  if (existsSync(folder)) return undefined
  const above = makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another run may have made it meanwhile.
    if (!existsSync(folder)) throw error
    return above
  }
  return above ?? folder
}
