import openapiTS, { astToString } from 'openapi-typescript';
import { expect, it } from 'vitest';
import { describedApi } from './openapi';

const HEAD = `// Types of the API at /api, made from /api/openapi.json. Use them with openapi-fetch:
//
//   import createClient from 'openapi-fetch';
//   import type { paths } from './api-types';
//
//   const api = createClient<paths>({ baseUrl: '…', headers: { authorization: \`Bearer \${key}\` } });
//   const { data, error } = await api.GET('/api/sales/leads', { params: { query: { limit: 10 } } });

`;

/** API-13. After a change of a call: `npx vitest run --project unit tests/unit/api/api-types.test.ts -u`. */
it('the types that developers load are those of the description', async () => {
	const types = astToString(await openapiTS(JSON.stringify(describedApi())));
	await expect(HEAD + types).toMatchFileSnapshot('../../../public/api-types.ts');
});
