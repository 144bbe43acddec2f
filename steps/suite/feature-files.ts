import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { globSync } from 'glob'
import type { FeatureSource, Problem } from './case.ts'

export interface Found {
  readonly sources: readonly FeatureSource[]
  readonly problems: readonly Problem[]
}

/** The features that files, folders and globs name, each once, sorted. A path that names none is a problem. */
export function findFeatures(paths: readonly string[], cwd: string): Found {
  const problems: Problem[] = []
  const sources = new Map<string, FeatureSource>()
  for (const path of paths) {
    const files = filesOf(path, cwd)
    if (files.length === 0)
      problems.push({ uri: path, line: 0, message: 'no feature file here; give a .feature file, a folder or a glob' })
    const root = rootOf(path, cwd)
    for (const file of files) if (!sources.has(file)) sources.set(file, readFeatureFile(file, root, cwd))
  }
  const sorted = [...sources.keys()].sort()
  return { sources: sorted.map(file => sources.get(file) as FeatureSource), problems }
}

/** Characters of a path or glob; whoever expands a longer one may run out of stack. */
const longest = 4_096

function filesOf(path: string, cwd: string): readonly string[] {
  if (path.length > longest) return []
  const full = resolve(cwd, path)
  if (!existsSync(full)) return globSync(path, { cwd, absolute: true, nodir: true }).filter(isFeature)
  if (!statSync(full).isDirectory()) return isFeature(full) ? [full] : []
  return filesBelow(full).filter(isFeature)
}

/** As the glob `**` finds them: nothing hidden. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.name.startsWith('.')) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

const isFeature = (file: string): boolean => file.endsWith('.feature')

/** The folder below which folders are topics. */
function rootOf(path: string, cwd: string): string {
  const full = resolve(cwd, path)
  if (existsSync(full) && statSync(full).isDirectory()) return full
  return resolve(cwd, path.includes('*') ? path.slice(0, path.indexOf('*')) : dirname(path))
}

function readFeatureFile(file: string, root: string, cwd: string): FeatureSource {
  return {
    uri: relative(cwd, file).split(sep).join('/'),
    topic: topicOf(file, root),
    text: readFileSync(file, 'utf8'),
  }
}

/** The first folder below the last one named `features`, else below the root; a file directly there is a topic itself. */
function topicOf(file: string, root: string): string {
  const parts = file.split(sep)
  const features = parts.lastIndexOf('features')
  const below = features >= 0 ? parts.slice(features + 1) : relative(root, file).split(sep)
  const [first = ''] = below
  return below.length > 1 ? first : basename(first, '.feature')
}
