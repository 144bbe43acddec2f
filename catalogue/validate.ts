import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadCatalogue } from './catalogue.ts'
import { CatalogueError } from './catalogue-error.ts'
import { checkBasics } from './check-basics.ts'
import { checkReferences } from './check-references.ts'
import { checkSchema } from './check-schema.ts'
import { basicFiles, endedFile, textsFile } from './customs.ts'
import { paragraphsFile, readDocuments, rulingFiles } from './documents.ts'
import type { Problem } from './problem.ts'
import { catalogueFolder, yamlFiles } from './read-yaml.ts'

/** Everything in the catalogue that its authors have to mend; empty when all is well. For lint, tests and trace. */
export function validateCatalogue(dir: string = catalogueFolder): readonly Problem[] {
  try {
    return checkAll(dir)
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    return [{ file: error.file, line: error.line ?? 1, message: error.message.replace(/^[^ ]+: /, '') }]
  }
}

function checkAll(dir: string): readonly Problem[] {
  const single = ['documents', 'rulesets', 'topics', 'contradictions']
  const unfit = single.flatMap(name => checkSchema(dir, `${name}.yaml`, name))
  if (unfit.length > 0) return unfit
  const basics = basicFiles(dir)
  const documents = readDocuments(dir).map(({ id }) => id)
  const schemas = [
    ...(basics.length > 0 ? checkSchema(dir, textsFile, 'basic-texts') : []),
    ...(existsSync(join(dir, endedFile)) ? checkSchema(dir, endedFile, 'ended-basics') : []),
    ...basics.flatMap(file => checkSchema(dir, file, 'basics')),
    ...documents.flatMap(id => rulingFiles(dir, id).flatMap(file => checkSchema(dir, file, 'rulings'))),
    ...documents.flatMap(id => checkSchema(dir, `${id}/${paragraphsFile}`, 'paragraphs')),
    ...yamlFiles(dir, 'open-questions').flatMap(file => checkSchema(dir, file, 'open-questions')),
  ]
  if (schemas.length > 0) return schemas
  const catalogue = loadCatalogue(dir)
  return [...checkReferences(catalogue), ...checkBasics(catalogue)]
}
