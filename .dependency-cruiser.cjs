/** Who may import whom. A layer knows those below it, never those above. */
const layer = (name) => `^src/${name}/`;
const only = (from, allowed, files = []) => ({
  name: `${from}-imports`,
  comment: `${from} may import only ${[from, ...allowed].join(', ')}`,
  severity: 'error',
  from: { path: layer(from), pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^src/',
    pathNot: [layer(from), ...allowed.map(layer), '^src/modules\\.d\\.ts$', ...files],
  },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Only types may point back; neither code that runs at once nor what is loaded on demand',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    only('lib', []),
    only('platform', ['lib']),
    only('formats', ['lib', 'platform']),
    only('ui', ['lib']),
    only('workspace', ['lib', 'platform']),
    only('writer', ['lib', 'platform', 'workspace']),
    only('kinds', ['lib', 'platform', 'formats', 'ui', 'workspace', 'writer']),
    // Of the browser a tool may use what has no consequences for anybody else.
    only('tools', ['lib', 'formats', 'ui', 'workspace', 'writer', 'kinds'], ['^src/platform/(clipboard|ids|print|zone)\\.ts$']),
    only('app', ['lib', 'platform', 'formats', 'ui', 'workspace', 'writer', 'kinds', 'tools'], ['^src/site\\.ts$']),
    {
      name: 'tools-stand-alone',
      comment: 'A tool never imports another tool, the registry or the shell; what two tools share moves down a layer',
      severity: 'error',
      from: { path: '^src/tools/([^/]+)/' },
      to: { path: '^src/tools/', pathNot: ['^src/tools/$1/', '^src/tools/define-tool\\.ts$'] },
    },
    {
      name: 'models-are-pure',
      comment: 'A model may use lib, and describe state; React, the browser and screens are not its business',
      severity: 'error',
      from: { path: '^src/tools/[^/]+/(model|content|writer)\\.ts$' },
      to: { path: '(^src/(ui|platform|formats|app)/|node_modules/react)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'models-arrive-when-asked',
      comment: 'What talks to a model, and the library behind it, is loaded by import() once the user has chosen one',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '\\.test\\.tsx?$',
          '^src/writer/(ask-model|stream-model|whole-model|reply-end|reply-fetch|proposals|list-models)\\.ts$',
          '^src/kinds/proposal/proposal-panel\\.tsx$',
        ],
      },
      to: {
        path: [
          '^src/writer/(ask-model|stream-model|whole-model|reply-end|reply-fetch|proposals|list-models)\\.ts$',
          'node_modules/(ai|@ai-sdk)/',
        ],
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'formats-arrive-when-used',
      comment: 'Export libraries are loaded by import() when a file is made, never with a page',
      severity: 'error',
      from: { path: '^src/(tools|kinds|app|ui|workspace)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/formats/', pathNot: '^src/formats/file\\.ts$', dependencyTypesNot: ['type-only', 'dynamic-import'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default', 'types'] },
  },
};
