import type { JobState } from '~/domain/concierge/job-transitions';

export type DemoStay = {
	client: string;
	language: 'en' | 'de';
	email: string;
	phone: string;
	/** Key of a property of the catalogue. */
	house: string;
	/** First day, in days from today. */
	from: number;
	adults: number;
	children: number;
	/** Minor units. */
	price: number;
};

/** Guests of the consumer brand who are in Lech, or arrive soon. */
export const DEMO_STAYS: readonly DemoStay[] = [
	{
		...{ client: 'Marc Delacroix', language: 'en', email: 'marc@delacroix.example', phone: '+41 22 555 01 63' },
		...{ house: 'chalet-zuger-tobel', from: -2, adults: 4, children: 2, price: 1_790_000 },
	},
	{
		...{ client: 'Anna Hohenester', language: 'de', email: 'anna@hohenester.example', phone: '+49 89 555 0142' },
		...{ house: 'chalet-alpendohle', from: 1, adults: 6, children: 2, price: 5_120_000 },
	},
	{
		...{ client: 'Moritz Zumtobel', language: 'de', email: 'moritz@zumtobel.example', phone: '+43 5572 900 181' },
		...{ house: 'chalet-goldpippau', from: 4, adults: 5, children: 0, price: 1_980_000 },
	},
];

export type DemoJob = {
	client: string;
	/** Key of a service of the catalogue. */
	service: string;
	state: JobState;
	/** In days from today. */
	day: number;
	time: string | null;
	quantity: number;
	/** Hours since its supplier was asked. */
	hours: number;
	isAsked: boolean;
	adults: number;
	children: number;
	note?: string;
	pickUp?: string;
	dropOff?: string;
	flight?: string;
	/** `net` in minor units. */
	proposal?: { time: string; net: number; note: string };
};

type Rest = Pick<DemoJob, 'note' | 'pickUp' | 'dropOff' | 'flight' | 'proposal'>;

function job(
	client: string,
	service: string,
	state: JobState,
	[day, time, quantity, hours]: readonly [number, string | null, number, number],
	rest: Rest & { isAsked?: boolean } = {},
): DemoJob {
	const { adults = 2, children = 0 } = DEMO_STAYS.find((each) => each.client === client) ?? {};
	return { client, service, state, day, time, quantity, hours, adults, children, isAsked: true, ...rest };
}

/** Services in all states, by the board's days. */
export const DEMO_JOBS: readonly DemoJob[] = [
	job('Marc Delacroix', 'lech-ski-pass', 'done', [-1, '09:40', 6, 60], { note: 'Brought to the chalet' }),
	job('Marc Delacroix', 'lech-child-care', 'requested', [0, '21:00', 3, 1], {
		note: 'Emil and Louise, until midnight',
	}),
	job('Marc Delacroix', 'lech-chef', 'confirmed', [0, '19:30', 8, 50], { note: 'Eight guests, one without gluten' }),
	job('Marc Delacroix', 'lech-ski-teacher', 'offered', [1, '09:00', 1, 20], {
		proposal: { time: '10:00', net: 47_000, note: 'All teachers are out until ten.' },
	}),
	job('Marc Delacroix', 'lech-innsbruck', 'requested', [5, '08:30', 1, 30], {
		...{ pickUp: 'Chalet Zuger Tobel', dropOff: 'Innsbruck airport', flight: 'OS 904, leaves 12:05' },
	}),
	job('Anna Hohenester', 'lech-zurich-airport', 'offered', [1, '14:10', 1, 18], {
		...{
			pickUp: 'Zürich airport, arrivals 1',
			dropOff: 'Chalet Alpendohle',
			flight: 'LX 1583 from Vienna, lands 13:25',
		},
		note: '8 suitcases, 6 ski bags; child seats for 4 and 7',
		proposal: { time: '14:40', net: 46_000, note: 'A second van for the skis; we wait at the arrivals from 13:40.' },
	}),
	job('Anna Hohenester', 'lech-ski-pass', 'requested', [2, '18:00', 6, 4]),
	job('Anna Hohenester', 'lech-flowers', 'requested', [1, '15:00', 1, 3], { isAsked: false }),
	job('Anna Hohenester', 'lech-ski-teacher', 'confirmed', [3, '09:30', 1, 70]),
	job('Moritz Zumtobel', 'lech-innsbruck', 'confirmed', [4, '15:20', 1, 90], {
		...{ pickUp: 'Innsbruck station', dropOff: 'Chalet Goldpippau' },
	}),
	job('Moritz Zumtobel', 'lech-chef', 'accepted', [6, '19:00', 5, 26]),
];
