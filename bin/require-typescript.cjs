// `require` for TypeScript: on Node 20 it loads modules faster than hooks for `import` do.
const Module = require('node:module')
const { dirname, resolve } = require('node:path')
const { compiled } = require('./compile.cjs')

Module._extensions['.ts'] = (module, file) => module._compile(compiled(file, 'cjs'), file)

// Imports name the file with its ending, so that no place need be looked at to find it.
const find = Module._resolveFilename
Module._resolveFilename = (request, parent, ...rest) =>
  request.startsWith('.') && request.endsWith('.ts') && parent?.filename
    ? resolve(dirname(parent.filename), request)
    : find(request, parent, ...rest)
