import { expect, test } from 'vitest';
import { companyWords } from '~/domain/brand/company-words';

test.each([
	['Société  Corvin & Lys S.A.', 'societe corvin lys s a'],
	[' GmbH ', 'gmbh'],
	['Zürich-Reisen', 'zurich reisen'],
	['&&&', ''],
	['', ''],
])('%s', (name, words) => {
	expect(companyWords(name)).toBe(words);
});
