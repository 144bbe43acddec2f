// e52e95abb7d76840481417033e62dd69fdced9b1c1de8fb16ac87e0f44adf38a
'use strict'
const __root = require('node:url').pathToFileURL(require('node:path').join(__dirname, "..", '/'))
const __urlOf = file => new URL(file, __root).href
const __later = make => {
  let made
  return () => (made ??= make())
}
const __folderOf = file => require('node:path').dirname(require('node:url').fileURLToPath(__urlOf(file)))


// bin/register.js
var import_node_module = require("node:module");
var import_meta = {};
if (!process.features.typescript || import_meta.url.includes("/node_modules/"))
  (0, import_node_module.register)("./typescript.js", import_meta.url);
