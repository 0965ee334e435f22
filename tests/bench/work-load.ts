import type { FreeWeek, Workplace } from './agencies-at-work';
import { type Attempt, type Listener, patientWriter } from './patient-writer';

/** What has to stand in the database afterwards, once each: everything that was answered as written. */
export type Written = {
	/** Ids of leads by the reference they were asked with. */
	leads: Map<string, string>;
	enquiries: Set<string>;
	messages: Set<string>;
};

export type WorkReport = {
	attempts: Attempt[];
	written: Written;
	/** Writes that were answered with something that no client can do anything with, such as `option 422`. */
	odd: Map<string, number>;
	seconds: number;
};

/** Refused for a reported reason: the nights have been sold or are held, or the lead has moved on. */
function isClear({ status, text }: { status: number; text: string }): boolean {
	return status === 409 || (status === 422 && text.includes('"/period"'));
}

type Manner = {
	/** Milliseconds between an agent's rounds; none where the limit is looked for. */
	pause?: number;
	onAnswer?: Listener;
	/** Seconds until a refused write is sent again at the latest. */
	mostWait?: number;
	/** Ends the work before its time. */
	isOver?: () => boolean;
};

/**
 * Every agent works for so many seconds, one write after the other without a pause: an enquiry comes in, he requests an option, the
 * operator confirms it, he books, the operator confirms again, he writes to a hotel. Weeks are few enough that several agents request the
 * same one.
 */
export async function workFor(
	port: number,
	workplace: Workplace,
	seconds: number,
	{ pause = 0, onAnswer, mostWait, isOver = () => false }: Manner = {},
): Promise<WorkReport> {
	const { agents, operator, weeks } = workplace;
	const writer = patientWriter(port, agents.length, { onAnswer, mostWait });
	const written: Written = { leads: new Map(), enquiries: new Set(), messages: new Set() };
	const odd = new Map<string, number>();
	const run = crypto.randomUUID().slice(0, 8);
	const note = (name: string, status: number) => odd.set(`${name} ${status}`, (odd.get(`${name} ${status}`) ?? 0) + 1);
	const started = performance.now();
	const until = started + seconds * 1000;

	const work = async ({ cookie, hotelId }: Workplace['agents'][number], at: number) => {
		const chat = await writer.send({
			name: 'chat begun',
			...jsonBody(cookie, { clientFirstName: 'Ada', clientLastName: 'Thorne', messageText: `Hello ${run}` }),
			path: `/api/hotels/${hotelId}/chats`,
		});
		if (chat.status !== 200) return note('chat begun', chat.status);
		const { cid } = JSON.parse(chat.text) as { cid: string };
		for (let turn = 0; performance.now() < until && !isOver(); turn++) {
			const reference = `${run}-${at}-${turn}`;
			await enquire(reference, at, turn);
			const week = weeks[Math.floor(Math.random() * weeks.length)];
			if (week) await sell(cookie, week, reference);
			const text = `Message ${reference}`;
			const sent = await writer.send({
				name: 'message',
				path: `/partner/conversations/${cid}/messages`,
				...formBody(cookie, { text, key: crypto.randomUUID() }, { accept: 'application/json' }),
			});
			if (sent.status === 200) written.messages.add(text);
			else note('message', sent.status);
			if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
		}
	};

	const enquire = async (reference: string, at: number, turn: number) => {
		const message = `Enquiry ${reference}`;
		const sent = await writer.send({
			name: 'enquiry',
			path: '/api/mailer',
			headers: { 'content-type': 'application/json', 'cf-connecting-ip': `10.${at}.${turn % 250}.1` },
			body: JSON.stringify({ name: 'Katharina', email: `k${reference}@b.example`, message, subject: 'A question' }),
		});
		if (sent.status === 200) written.enquiries.add(message);
		else note('enquiry', sent.status);
	};

	const sell = async (cookie: string, week: FreeWeek, reference: string) => {
		const requested = await writer.send({ name: 'option', ...optionOf(cookie, week, reference) });
		if (requested.status !== 200) {
			if (!isClear(requested)) note('option', requested.status);
			return;
		}
		const lead = JSON.parse(requested.text) as { _id: string; version: number; isQueued: boolean };
		written.leads.set(reference, lead._id);
		if (lead.isQueued || !(await confirm('option confirmed', lead._id, lead.version))) return;
		const booked = await writer.send({
			name: 'booking',
			method: 'PATCH',
			path: `/api/sales/leads/${lead._id}/property`,
			...jsonBody(cookie, { ...bodyOf(week, reference), version: lead.version + 1, intent: 'booking' }),
		});
		if (booked.status !== 200) {
			if (!isClear(booked)) note('booking', booked.status);
			return;
		}
		const { version, status } = JSON.parse(booked.text) as { version: number; status: string };
		if (status === 'requestedBooking') await confirm('booking confirmed', lead._id, version);
	};

	const confirm = async (name: string, id: string, version: number) => {
		const sent = await writer.send({
			name,
			path: '/partner/inbox?_data=routes%2Fpartner%2Finbox',
			...formBody(operator, { intent: 'confirm', id, version: String(version) }),
		});
		if (sent.status !== 200 && !isClear(sent)) note(name, sent.status);
		return sent.status === 200;
	};

	await Promise.all(agents.map(work));
	writer.close();
	return { attempts: writer.attempts, written, odd, seconds: (performance.now() - started) / 1000 };
}

/** An option for a week, as the API takes it; the same twice is one lead. */
export function optionOf(cookie: string, week: FreeWeek, reference: string) {
	const { propertyId } = week;
	const body = { ...bodyOf(week, reference), _property: propertyId, intent: 'option' };
	const { headers, ...rest } = jsonBody(cookie, body);
	return {
		path: '/api/sales/leads/new/property',
		...rest,
		headers: { ...headers, 'idempotency-key': `bench-${reference}` },
	};
}

function bodyOf({ checkIn, checkOut, serviceLevel }: FreeWeek, reference: string) {
	return {
		period: { checkInDate: checkIn, checkOutDate: checkOut },
		client: { firstName: 'Ada', lastName: 'Thorne', nationality: 'British' },
		partner: { tls: reference },
		occupancy: { pax: 2 },
		serviceLevel,
		payments: { isPaidByCreditCard: false },
	};
}

function jsonBody(cookie: string, body: object) {
	return { headers: { cookie, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function formBody(cookie: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
	return {
		headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', ...headers },
		body: new URLSearchParams(fields).toString(),
	};
}
