import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** Makes the folder and those above it, one by one: Node's recursive way never ends where a file system takes no folders. */
export function makeFolder(path: string): void {
  const folder = resolve(path)
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}
