import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compile, type JSONSchema } from 'json-schema-to-typescript'
import ts from 'typescript'
import { nameOf, partsOf, readSchemas, titlesByRef } from './schema-files.ts'

type Schema = JSONSchema & Record<string, unknown>

const notice = '// Generated from schemas/ by generate-types.ts; change the schemas, not this file.\n\n'

/** The text of `types.ts` as the schemas have it. */
export async function generateTypes(): Promise<string> {
  const files = readSchemas()
  const titles = titlesByRef(files)
  const parts: string[] = []
  for (const [file, schema] of files)
    for (const part of partsOf(schema))
      parts.push(
        await compile(withTypeNames(part as Schema, file, titles), String(part.title), {
          bannerComment: '',
          format: false,
        }),
      )
  return format('types.ts', notice + onOneLine(readonly(parts.join('\n'))))
}

/** The text of `words.ts`: each closed list of words as a readonly array. */
export function generateWords(): string {
  const { definitions } = readSchemas().get('words.schema.json') as { definitions: Record<string, Schema> }
  const lists = Object.values(definitions).filter(({ enum: words }) => words)
  const lines = lists.map(
    list => `/** ${list.description} */\nexport const ${listName(list)} = ${JSON.stringify(list.enum)} as const\n`,
  )
  return format('words.ts', notice + lines.join('\n'))
}

function listName({ title }: Schema): string {
  const stem = String(title).replace(/Word$/, '')
  return `${stem[0]!.toLowerCase()}${stem.slice(1)}s`
}

/** What a schema can say and a type cannot. */
const beyondTypes = new Set(['$schema', '$id', 'if', 'then', 'else', 'allOf', 'not', 'patternProperties'])

/** Replaces each reference by the name of its type, and drops what types cannot say. */
function withTypeNames(schema: Schema, file: string, titles: Map<string, string>): Schema {
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit)
    if (typeof node !== 'object' || node === null) return node
    const { title, description, ...rest } = node as Schema
    const tsType = namedType(rest, ref => nameOf(ref, file, titles))
    if (tsType) return { title, description, tsType }
    const kept = Object.entries(node).filter(
      ([key]) => !beyondTypes.has(key) && !(key === 'minItems' && !isTuple(rest)),
    )
    return Object.fromEntries(kept.map(([key, value]) => [key, visit(value)]))
  }
  return visit(schema) as Schema
}

/** A type that is written by name; undefined for all others. */
function namedType(schema: Schema, name: (ref: string) => string): string | undefined {
  const { $ref, type, properties, propertyNames, additionalProperties } = schema as Schema & { propertyNames?: Schema }
  if ($ref) return name($ref)
  if (propertyNames)
    return `Partial<Record<${name(propertyNames.$ref!)}, ${name((additionalProperties as Schema).$ref!)}>>`
  const isEmpty = type === 'object' && !properties && additionalProperties === false
  return isEmpty ? 'Readonly<Record<string, never>>' : undefined
}

function isTuple({ minItems, maxItems }: Schema): boolean {
  return minItems === maxItems
}

/** Makes every property, array and record of the source readonly. */
function readonly(source: string): string {
  const inserts: [at: number, text: string][] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) || ts.isIndexSignatureDeclaration(node))
      inserts.push([node.getStart(tree), 'readonly '])
    if (ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node)) inserts.push([node.getStart(tree), 'readonly '])
    if (ts.isTypeReferenceNode(node) && node.getText(tree).startsWith('Partial<'))
      inserts.push([node.getStart(tree), 'Readonly<'], [node.getEnd(), '>'])
    ts.forEachChild(node, visit)
  }
  const tree = ts.createSourceFile('types.ts', source, ts.ScriptTarget.Latest, true)
  visit(tree)
  return inserts
    .sort(([a], [b]) => b - a)
    .reduce((text, [at, insert]) => text.slice(0, at) + insert + text.slice(at), source)
}

function onOneLine(source: string): string {
  return source.replace(/\/\*\*\n\s*\* ([^\n]*)\n(?:\s*\*\s*(?:@\w+ \d+)?\n)*\s*\*\//g, '/** $1 */')
}

function format(name: string, source: string): string {
  const biome = fileURLToPath(new URL('../node_modules/.bin/biome', import.meta.url))
  return execFileSync(biome, ['format', `--stdin-file-path=protocol/${name}`], {
    input: `${source}\n`,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('./types.ts', import.meta.url), await generateTypes())
  writeFileSync(new URL('./words.ts', import.meta.url), generateWords())
}
