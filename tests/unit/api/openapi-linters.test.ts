import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, it } from 'vitest';
import { describedApi } from './openapi';

/** Two linters that are not ours (API-14); they read the description alone, and ask no network. */
/** The types ask for what the rules extend, which is nothing. */
const RULES = { ...oas, extends: [] };

const source = JSON.stringify(describedApi());

it('Redocly finds nothing', async () => {
	const config = await createConfig({ extends: ['recommended-strict'] });
	const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
	expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});

it('Spectral finds nothing', { timeout: 60_000 }, async () => {
	const linter = new spectral.Spectral();
	linter.setRuleset({
		extends: [[RULES, 'all']],
		rules: {
			// OpenAPI 3.1 lets every scheme name the roles that a call needs: those of keys are their scopes (KEY-2).
			'oas3-operation-security-defined': 'off',
			// Who asks us writes by the contact page.
			'contact-properties': 'off',
			// Groups stand in the order in which a reader needs them.
			'openapi-tags-alphabetical': 'off',
		},
	});
	const problems = await linter.run(JSON.parse(source));
	expect(problems.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`)).toEqual([]);
});

it('both find what is wrong', { timeout: 60_000 }, async () => {
	const broken = describedApi();
	const [first] = Object.values(broken.paths);
	Object.assign(first?.get ?? {}, { operationId: 'listStays', responses: {} });
	const config = await createConfig({ extends: ['recommended'] });
	const text = JSON.stringify(broken);
	const redocly = await lintFromString({ source: text, config, absoluteRef: 'openapi.json' });
	expect(redocly.map(({ ruleId }) => ruleId)).toContain('operation-operationId-unique');
	const linter = new spectral.Spectral();
	linter.setRuleset({ extends: [[RULES, 'recommended']] });
	expect((await linter.run(JSON.parse(text))).map(({ code }) => code)).toContain('operation-operationId-unique');
});
