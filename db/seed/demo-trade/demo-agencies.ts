import type { CURRENCY_CODES, PROGRAM_MEMBERSHIP_STATUSES } from '../../schema/enums';

export type DemoAgency = {
	id: string;
	name: string;
	autoInviteEmailDomain: string | null;
	/** Currency in which it is billed. */
	billableCurrency: (typeof CURRENCY_CODES)[number];
	/** Programmes (`db/seed/programs.ts`) that it belongs to, or says so of itself. */
	programs: Readonly<Record<string, (typeof PROGRAM_MEMBERSHIP_STATUSES)[number]>>;
};

/** Demonstration agencies; their names choose their brands. */
export const DEMO_AGENCIES: readonly DemoAgency[] = [
	{
		id: 'agency_nordwand',
		name: 'Nordwand Reisen',
		autoInviteEmailDomain: 'nordwand.example',
		billableCurrency: 'CHF',
		programs: { 'program_circle-of-peaks': 'confirmed' },
	},
	{
		id: 'agency_blaufirn',
		name: 'Blaufirn Travel',
		autoInviteEmailDomain: 'blaufirn.example',
		billableCurrency: 'EUR',
		programs: { program_serandipians: 'confirmed' },
	},
	{
		id: 'agency_goldgrat',
		name: 'Goldgrat Concierge',
		autoInviteEmailDomain: null,
		billableCurrency: 'EUR',
		programs: {},
	},
	{
		id: 'agency_corvin',
		name: 'Corvin & Lys',
		autoInviteEmailDomain: 'corvin-lys.example',
		billableCurrency: 'EUR',
		programs: { 'program_circle-of-peaks': 'claimedByAgency' },
	},
	{
		id: 'agency_meridian',
		name: 'Meridian Card Lifestyle',
		autoInviteEmailDomain: null,
		billableCurrency: 'EUR',
		programs: {},
	},
	{
		id: 'agency_thornbury',
		name: 'Thornbury Lifestyle Services',
		autoInviteEmailDomain: null,
		billableCurrency: 'GBP',
		programs: {},
	},
];
