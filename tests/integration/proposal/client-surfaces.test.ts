import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lead, leadEvent } from '#db/schema/lead';
import { mailOutbox } from '#db/schema/mail';
import { operator } from '#db/schema/operator';
import { type ProposalBasis, proposal, proposalVersion } from '#db/schema/proposal';
import { stayRate } from '#db/schema/stay';
import { saveHotelInterest } from '~/domain/lead/hotel/save-hotel-interest.server';
import { writeToClient } from '~/domain/mail-thread/write-to-client.server';
import { createProposal } from '~/domain/proposal/create-proposal.server';
import { remindClient } from '~/domain/proposal/remind-client.server';
import type { Snapshot } from '~/domain/proposal/snapshot';
import { ensurePdfTools } from '../../../workers/local/pdf-tools';
import { askFile, readPdf } from '../documents/read-pdf';
import { insertHotels } from '../hotel/hotel-fixture';
import { form } from '../http';
import { type Product, startProduct } from '../product';
import { signInAs } from '../sign-in';
import { agentContext, saveStays, send } from './sent-proposal';

const STAY = { propertyKey: 'chalet-enzian', checkIn: '2027-01-09', checkOut: '2027-01-16' };
const CLIENT = 'surfaces@brenninger.example';
/** What the agency and the property write to each other and for themselves. */
const NOTES = { bookingReference: 'TLS-90417', clientReference: 'KB-77120', comments: 'Haggle with the owner first' };
const ANSWER_OF_PROPERTY = 'Told the agent alone';
const PERCENTS = { property: 13.37, hotel: 11.73, markup: 14.19 };
const MARKUP_MINOR = 317_900;

let product: Product;
let texts: Record<Surface, string>;
let basis: ProposalBasis;
let snapshot: Snapshot;

/** Where a client, or the client's program, reads a proposal. */
const SURFACES = ['HTML', 'loader data', 'PDF', 'API', 'mails'] as const;
type Surface = (typeof SURFACES)[number];

beforeAll(async () => {
	ensurePdfTools();
	product = await startProduct('client-surfaces');
	const agent = await agentContext(product);
	const { db } = agent;
	await db.update(operator).set({ commissionPercent: PERCENTS.property });
	await db.update(stayRate).set({ priceMinor: 2_459_300 }).where(eq(stayRate.checkIn, STAY.checkIn));
	const plan = { key: 'flexible', commissionPercent: PERCENTS.hotel };
	const seasons = [{ firstNight: '2026-12-01', lastNight: '2027-03-31', rates: [{ nightly: 4127 }] }];
	await insertHotels({ db }, [{ key: 'arve', name: 'Hotel Arve', place: 'zermatt', plans: [plan], seasons }]);
	const leads = [...(await saveStays(agent, [STAY])), await hotelInterest(agent)];
	const ours = inArray(lead.id, leads);
	await db.update(lead).set(NOTES).where(ours);
	await db.update(leadEvent).set({ note: ANSWER_OF_PROPERTY });

	const { id } = await createProposal({ ctx: agent, leadId: leads[0] ?? '' });
	const [first = '', second = ''] = leads;
	const draft = {
		title: 'A week in the snow',
		clientEmail: CLIENT,
		validUntil: Date.now() + 3 * 86_400_000,
		options: [
			{ leadId: first, markupKind: 'amount', markup: MARKUP_MINOR, priceMinor: null, reason: 'It is quiet.' },
			{ leadId: second, markupKind: 'percent', markup: PERCENTS.markup * 100, priceMinor: null, reason: '' },
		],
	} as const;
	const token = await send(agent, id, { ...draft, options: [...draft.options] }, 'mail');
	await remindClient({ ctx: agent, id });
	await product.ask(`/p/${token}`, form({ intent: 'ask', version: '1', question: 'Is there a cot?' }));
	await writeToClient({ ctx: agent, id, body: 'Yes, there is one.', key: 'cot', way: 'app' });
	const no = db.select({ no: proposal.no }).from(proposal).where(eq(proposal.id, id));
	const [version] = await db.select().from(proposalVersion).where(eq(proposalVersion.proposalNo, no));
	if (!version) throw new Error('There is no version');
	({ basis } = version);
	snapshot = JSON.parse(version.snapshot) as Snapshot;

	const page = await product.ask(`/p/${token}`);
	const data = await product.ask(`/p/${token}?_data=routes%2Fproposal%2Fclient-page`);
	const pdf = readPdf((await askFile(product.ports.site, `/p/${token}/pdf`)).bytes);
	const cookie = await signInAs(product, 'agent');
	const program = { headers: { cookie, 'accept-language': 'en' } };
	const api = `/api/sales/proposals/${id}`;
	const answers = [await product.ask(`${api}/versions/1`, program), await product.ask(`${api}/messages`, program)];
	const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, CLIENT));
	expect(mails.map(({ kind }) => kind).sort()).toEqual(['proposal-client', 'proposal-reminder', 'thread-client']);
	texts = {
		HTML: page.text.replace(/&nbsp;|&#x?a0;/gi, ' '),
		'loader data': data.text,
		PDF: `${pdf.title} ${pdf.text} ${pdf.written}`,
		API: answers.map(({ text }) => text).join(' '),
		mails: mails.map(({ subject, plainText, html }) => `${subject} ${plainText} ${html}`).join(' '),
	};
});
afterAll(() => product?.stop());

async function hotelInterest(agent: Awaited<ReturnType<typeof agentContext>>): Promise<string> {
	const saved = await saveHotelInterest({
		ctx: agent,
		hotelId: 'hotel_arve',
		input: {
			...{ checkIn: '2027-01-09', checkOut: '2027-01-12', firstName: 'Katharina', lastName: 'Brenninger' },
			...{ tls: '', cc: '' },
			rooms: [{ roomId: 'room_arve.double', planId: 'rate_arve.flexible', adults: 2, childrenAges: [] }],
		},
		...{ expected: {}, clientKey: crypto.randomUUID(), onOtherBody: 'create' },
	});
	if (saved.outcome !== 'stored') throw new Error(JSON.stringify(saved));
	return saved.id;
}

/** An amount however it may be written: 2450000, 24500, `24 500`, `24.500`, `24,500.00`, `24'500,00`, and rounded to whole units. */
function spellings(minor: number): RegExp {
	const wholes = [Math.floor(minor / 100), Math.round(minor / 100)];
	const written = wholes.map((whole) => String(whole).replace(/\B(?=(\d{3})+$)/g, "[\\s.,'’]?"));
	return new RegExp(`(?<!\\d)(?:${[minor, ...written].join('|')})(?!\\d)`);
}

/** A share of a hundred: `13.37`, `13,37`, 0.1337 and 1337. */
function percentSpellings(percent: number): RegExp {
	return new RegExp(`(?<!\\d)${String(percent).replace('.', '[.,]?')}(?!\\d)|0[.,]${String(percent).replace('.', '')}`);
}

/** What the agency alone knows of the options, by what it is. */
function secretAmounts(): [string, number][] {
	return Object.entries(basis).flatMap(([key, { priceMinor, commissionMinor, markupMinor, terms }]) =>
		(
			[
				['net price', priceMinor],
				['commission', commissionMinor],
				['markup', markupMinor],
				['what the agency earns', commissionMinor + markupMinor],
				...terms.payments.map(({ minor }, at) => [`payment ${at + 1} without markup`, minor] as const),
				...terms.cancellation.map(({ keptMinor }, at) => [`kept ${at + 1} without markup`, keptMinor] as const),
			] as const
		)
			.filter(([, minor]) => minor !== 0)
			.map(([name, minor]): [string, number] => [`${name} of option ${key}`, minor]),
	);
}

const clientAmounts = () =>
	snapshot.options.flatMap(({ clientMinor, terms: { payments, cancellation } }) => [
		clientMinor,
		...payments.map(({ minor }) => minor),
		...cancellation.map(({ keptMinor }) => keptMinor),
	]);

it('the proposal has an amount of the agency for each thing to hide, none of which the client pays', () => {
	const secrets = secretAmounts();
	expect(Object.keys(basis)).toHaveLength(2);
	for (const { commissionMinor, markupMinor } of Object.values(basis))
		expect(Math.min(commissionMinor, markupMinor)).toBeGreaterThan(100_000);
	const shown = clientAmounts().flatMap((minor) => [String(minor), String(minor / 100)]);
	expect(secrets.filter(([, minor]) => shown.some((amount) => spellings(minor).test(amount)))).toEqual([]);
});

it.each([
	'2459300',
	'24593',
	'EUR 24 593',
	'24\u00a0593,00',
	'24\u202f593',
	'24.593,-',
	'24,593.00',
	"24'593",
	'24593.00',
])('an amount is recognised as %s', (text) => {
	expect(text).toMatch(spellings(2_459_300));
	expect(text.replace(/\d/, '1$&')).not.toMatch(spellings(2_459_300));
});

describe.each(SURFACES)('what a client reads of a proposal (PROPOSAL-6): %s', (surface) => {
	it('names the options, and their prices as these tests find amounts', () => {
		for (const { name, clientMinor } of snapshot.options) {
			expect(texts[surface]).toContain(name);
			expect(texts[surface]).toMatch(spellings(clientMinor));
		}
	});

	it('holds no commission, net price, markup or share of it', () => {
		const text = texts[surface];
		expect(secretAmounts().filter(([, minor]) => spellings(minor).test(text))).toEqual([]);
		expect(Object.entries(PERCENTS).filter(([, percent]) => percentSpellings(percent).test(text))).toEqual([]);
		expect(text).not.toMatch(/commission|provision|markup|aufschlag|\bnetto?\b|"basis|"salt/i);
	});

	it('holds no reference, note or key of the agency', () => {
		const text = texts[surface];
		expect([...Object.values(NOTES), ANSWER_OF_PROPERTY].filter((note) => text.includes(note))).toEqual([]);
		expect(text).not.toMatch(/lead_|proposal_|agency_/);
	});
});
