import { describe, expect, it } from 'vitest';
import { loadCountryNames } from '~/components/country/country-names';

const DAY = 86_400_000;

function browser() {
	const cached = new Map<string, string>();
	const requested: string[] = [];
	const state = { now: 1000 * DAY, isAway: false };
	return {
		cached,
		requested,
		state,
		means: {
			storage: {
				getItem: (key: string) => cached.get(key) ?? null,
				setItem: (key: string, value: string) => void cached.set(key, value),
			},
			call: async (path: string, init?: RequestInit) => {
				const language = new Headers(init?.headers).get('accept-language');
				requested.push(`${path} ${language}`);
				if (state.isAway) throw new TypeError('Failed to fetch');
				return Response.json({ AT: language === 'de' ? 'Österreich' : 'Austria' });
			},
			now: () => state.now,
		},
	};
}

describe('loadCountryNames', () => {
	it('asks once in seven days, for each language', async () => {
		const { requested, means, state } = browser();
		expect(await loadCountryNames('de', means)).toEqual({ AT: 'Österreich' });
		state.now += 7 * DAY - 1;
		await loadCountryNames('de', means);
		expect(requested).toEqual(['/api/country-names de']);
		expect(await loadCountryNames('en', means)).toEqual({ AT: 'Austria' });
		state.now += 1;
		await loadCountryNames('de', means);
		expect(requested).toEqual(['/api/country-names de', '/api/country-names en', '/api/country-names de']);
	});

	it('goes on with old names when the call fails, and says so when there are none', async () => {
		const { means, state } = browser();
		state.isAway = true;
		await expect(loadCountryNames('en', means)).rejects.toThrow('Failed to fetch');
		state.isAway = false;
		await loadCountryNames('en', means);
		state.isAway = true;
		state.now += 8 * DAY;
		expect(await loadCountryNames('en', means)).toEqual({ AT: 'Austria' });
	});

	it.each(['{', '7', 'null', '{"at":"x","names":{}}', '{"at":1}'])('asks when storage holds %s', async (text) => {
		const { requested, cached, means } = browser();
		cached.set('countryNames-en', text);
		expect(await loadCountryNames('en', means)).toEqual({ AT: 'Austria' });
		expect(requested).toHaveLength(1);
	});
});
