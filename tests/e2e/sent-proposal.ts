import type { Page } from 'playwright/test';
import { openDatabase } from '#db/client';
import { newInterest } from './new-interest';
import { expect } from './site';

type Week = { checkIn: string; checkOut: string };

export type SentProposal = {
	id: string;
	/** The chalet. */
	lead: string;
	/** `/p/{token}`. */
	path: string;
	/** Sends it again with other fields of the builder. */
	sendAgain: (change: Readonly<Record<string, string>>) => Promise<void>;
};

const LETTER = 'Dear Mrs Wyttenbach,\n\nthank you for the call. Both of these have the snow that you asked for.';

/**
 * Sends a proposal of the signed-in agent, a chalet and rooms of a hotel in the same week, by a link. `fields`: what the builder's form says
 * otherwise; `more`: so many other interests of the demonstration as further options.
 */
export async function sendProposal(
	agent: Page,
	client: string,
	week: Week,
	fields: Readonly<Record<string, string>> = {},
	more = 0,
): Promise<SentProposal> {
	const { origin, port } = new URL(agent.url());
	const { $client } = openDatabase({ url: `http://127.0.0.1:${Number(port) + 3}` });
	const house = await $client.execute("select id from property where key = 'chalet-aurikel'");
	const saved = await agent.request.post(`${origin}/api/sales/leads/new/property`, {
		headers: { origin },
		data: {
			...{ _property: house.rows[0]?.id, intent: 'interest', serviceLevel: 'catered', occupancy: { pax: 4 } },
			period: { checkInDate: week.checkIn, checkOutDate: week.checkOut },
			client: { firstName: 'Katharina', lastName: client, nationality: 'Austrian' },
		},
	});
	expect(saved.ok(), await saved.text()).toBe(true);
	const { _id: chalet } = (await saved.json()) as { _id: string };
	const rooms = (await newInterest(agent, client, 1, week)).split('/').at(-1) ?? '';
	const others = await $client.execute({
		sql: `select id from lead where id like 'lead_demo%' and status = 'interest' and property_no is not null
			and user_no = (select user_no from lead where id = ?) order by no limit ?`,
		args: [chalet, more],
	});
	const leads = [chalet, rooms, ...others.rows.map(({ id }) => String(id))];
	const id = `proposal_${crypto.randomUUID().replaceAll('-', '')}`;
	await $client.batch(
		[
			{
				sql: `insert into proposal (id, brand_key, agency_no, user_no, language, client_first_name, client_last_name, valid_until,
						person_key, created_at, updated_at)
					select ?, brand_key, agency_no, user_no, 'en', 'Katharina', ?, ?, ?, created_at, created_at from lead where id = ?`,
				args: [id, client, Date.now() + 3 * 86_400_000, btoa('k'.repeat(32)), chalet],
			},
			...leads.map((lead, position) => ({
				sql: `insert into proposal_option (proposal_no, lead_no, position)
					select (select no from proposal where id = ?), no, ? from lead where id = ?`,
				args: [id, position, lead],
			})),
		],
		'write',
	);
	const validDay = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
	const typed: Record<string, string> = {
		...{
			language: 'en',
			firstName: 'Katharina',
			lastName: client,
			clientEmail: `${client.replace(' ', '.')}@brenninger.example`,
		},
		...{
			title: 'Two ways to spend a week in the snow',
			greeting: LETTER,
			validDay,
			validTime: '18:00',
			onApproval: 'tell',
		},
		...{ firstChoice: chalet, [`markup:${chalet}`]: '' },
		...Object.fromEntries(leads.map((lead) => [`kind:${lead}`, 'amount'])),
		...{ [`reason:${chalet}`]: 'The children ski to its door.' },
		...fields,
	};
	const send = async (change: Readonly<Record<string, string>>) => {
		Object.assign(typed, change);
		const [row] = (await $client.execute({ sql: 'select revision from proposal where id = ?', args: [id] })).rows;
		const form = new URLSearchParams({ ...typed, intent: 'sendLink', seen: String(row?.revision) });
		for (const lead of leads) form.append('lead', lead);
		const answer = await agent.request.post(
			`${origin}/partner/proposals/${id}?_data=${encodeURIComponent('routes/partner/proposal')}`,
			{ headers: { origin, 'content-type': 'application/x-www-form-urlencoded' }, data: form.toString() },
		);
		const sent = (await answer.json()) as { outcome: string; link?: string };
		expect(sent).toMatchObject({ outcome: 'sent' });
		return new URL(sent.link ?? '').pathname;
	};
	return {
		...{ id, lead: chalet },
		path: await send({}),
		sendAgain: async (change) => {
			await send(change);
		},
	};
}
