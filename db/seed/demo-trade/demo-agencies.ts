export type DemoAgency = { id: string; name: string; autoInviteEmailDomain: string | null };

/** Demonstration agencies; their names choose their brands (P§1). */
export const DEMO_AGENCIES: readonly DemoAgency[] = [
	{ id: 'agency_nordwand', name: 'Nordwand Reisen', autoInviteEmailDomain: 'nordwand.example' },
	{ id: 'agency_blaufirn', name: 'Blaufirn Travel', autoInviteEmailDomain: 'blaufirn.example' },
	{ id: 'agency_goldgrat', name: 'Goldgrat Concierge', autoInviteEmailDomain: null },
	{ id: 'agency_corvin', name: 'Corvin & Lys', autoInviteEmailDomain: 'corvin-lys.example' },
	{ id: 'agency_meridian', name: 'Meridian Card Lifestyle', autoInviteEmailDomain: null },
	{ id: 'agency_thornbury', name: 'Thornbury Lifestyle Services', autoInviteEmailDomain: null },
];
