import { describe, expect, it } from 'vitest';
import { loadCountryNames } from '~/components/country/country-names';

const DAY = 86_400_000;

function browser() {
	const kept = new Map<string, string>();
	const asked: string[] = [];
	const state = { now: 1000 * DAY, isAway: false };
	return {
		kept,
		asked,
		state,
		means: {
			storage: {
				getItem: (key: string) => kept.get(key) ?? null,
				setItem: (key: string, value: string) => void kept.set(key, value),
			},
			call: async (path: string, init?: RequestInit) => {
				const language = new Headers(init?.headers).get('accept-language');
				asked.push(`${path} ${language}`);
				if (state.isAway) throw new TypeError('Failed to fetch');
				return Response.json({ AT: language === 'de' ? 'Österreich' : 'Austria' });
			},
			now: () => state.now,
		},
	};
}

describe('loadCountryNames', () => {
	it('asks once in seven days, for each language', async () => {
		const { asked, means, state } = browser();
		expect(await loadCountryNames('de', means)).toEqual({ AT: 'Österreich' });
		state.now += 7 * DAY - 1;
		await loadCountryNames('de', means);
		expect(asked).toEqual(['/api/country-names de']);
		expect(await loadCountryNames('en', means)).toEqual({ AT: 'Austria' });
		state.now += 1;
		await loadCountryNames('de', means);
		expect(asked).toEqual(['/api/country-names de', '/api/country-names en', '/api/country-names de']);
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
		const { asked, kept, means } = browser();
		kept.set('countryNames-en', text);
		expect(await loadCountryNames('en', means)).toEqual({ AT: 'Austria' });
		expect(asked).toHaveLength(1);
	});
});
