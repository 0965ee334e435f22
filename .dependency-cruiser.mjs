export const options = {
	doNotFollow: { path: 'node_modules' },
	exclude: { path: '^(build|\\.local|tests)/' },
	tsPreCompilationDeps: true,
	tsConfig: { fileName: 'tsconfig.json' },
	enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
};

/** Arrows go one way: workers → app/routes → app/domain → db (architecture). A type import counts as an arrow too; circles are checked without them. */
export default {
	forbidden: [
		{
			name: 'db-stands-alone',
			severity: 'error',
			from: { path: '^db/(client|migrate|schema)' },
			to: { path: '^(app|workers)/' },
		},
		{
			name: 'domain-knows-no-framework',
			comment: 'Domain code imports neither Remix nor React, and nothing above it but the texts the server says.',
			severity: 'error',
			from: { path: '^app/domain/' },
			to: {
				path: '^(app/(routes|components|locales|root|entry)|workers/|node_modules/(@remix-run|react|react-dom|react-i18next|react-aria))',
				pathNot: '^app/locales/((en|de)/(mail|tourist-tax)|options|with-values|with-wording)\\.ts$',
			},
		},
		{
			name: 'platform-knows-no-product',
			severity: 'error',
			from: { path: '^app/platform/' },
			to: { path: '^(app/(domain|routes|components|root)|db/(?!request-trace|secure-address)|workers/)' },
		},
		{
			name: 'pure-rules-have-no-io',
			comment: 'A file without .server is used by browsers too.',
			severity: 'error',
			from: { path: '^app/(domain|components)/', pathNot: '\\.server\\.tsx?$' },
			to: {
				path: '(\\.server\\.tsx?$|^db/(client|seed|catalogue|derived)|^node_modules/(drizzle-orm|@libsql))',
				dependencyTypesNot: ['type-only'],
			},
		},
		{
			name: 'routes-ask-the-domain',
			comment: 'No Drizzle and no tables below app/routes and app/components.',
			severity: 'error',
			from: { path: '^app/(routes|components)/' },
			to: { path: '^(db/(?!schema/(?:trade-|money-|trip-)?enums)|node_modules/(drizzle-orm|@libsql))' },
		},
		{ name: 'app-knows-no-workers', severity: 'error', from: { path: '^app/' }, to: { path: '^workers/' } },
		{
			name: 'workers-know-no-local',
			comment: 'What stands in for the cloud is never part of a deployment.',
			severity: 'error',
			from: { path: '^workers/(?!local)' },
			to: { path: '^workers/local/' },
		},
	],
	options,
};
