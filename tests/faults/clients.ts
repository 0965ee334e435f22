import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import sharp from 'sharp';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { agenciesAtWork, type Workplace } from '../bench/agencies-at-work';
import { bookablePropertyPaths } from '../bench/cpu';
import { HOTEL_COUNTRIES } from '../bench/hotel-generator';
import { chance, newSearches } from '../bench/new-searches';
import { askOnce, type Request } from '../bench/patient-writer';
import { type WorkReport, workFor } from '../bench/work-load';
import { evaluateAnswer, type Seen } from './evaluate-answer';
import type { FaultySite } from './faulty-site';
import { signInOnce } from './sign-in-client';

/** 24 clients in all. */
const CLIENTS = { work: 10, read: 6, trade: 4, print: 2, upload: 1, signIn: 1 };
const FIRST_DAY = plainDate('2027-01-08');
/** Free weeks that agents sell; enough for a soak. */
const WEEKS = 20_000;
/** Milliseconds between two requests of a client, as a person reads in between. */
const PAUSE = { work: 3000, read: 700, trade: 900, print: 2000, upload: 8000, signIn: 2000 };

/** Seconds after which a refused agent tries again, although the answer says a minute. */
const IMPATIENCE = 2;

export type Clients = {
	/** Every answer that came, in order. */
	seen: Seen[];
	/** Ends the work after the request under way; what was answered as written. */
	stop: () => Promise<WorkReport>;
};

export type Office = Workplace & { propertyPaths: string[]; propertyIds: string[]; photo: Buffer };

/** People, sessions and addresses that the clients of all runs work with. */
export async function openOffice(site: FaultySite): Promise<Office> {
	const workplace = await agenciesAtWork(site.db, CLIENTS.work, WEEKS);
	const { rows } = await site.db.$client.execute('select id from property limit 500');
	const raw = { width: 12, height: 8, channels: 3 as const };
	const photo = await sharp(randomBytes(12 * 8 * 3), { raw })
		.resize(1600, 1067, { fit: 'fill' })
		.jpeg()
		.toBuffer();
	return {
		...workplace,
		propertyPaths: await bookablePropertyPaths(site),
		propertyIds: rows.map(({ id }) => String(id)),
		photo,
	};
}

/** Starts 24 clients: agents who sell, people who search and read, print, upload and sign in. */
export function startClients(site: FaultySite, office: Office): Clients {
	const seen: Seen[] = [];
	const agent = new Agent({ keepAlive: true });
	let isOver = false;
	const onAnswer = (asked: Request, answer: Parameters<typeof evaluateAnswer>[1]) =>
		void seen.push(evaluateAnswer(asked, answer));
	const ask = async (asked: Request) => onAnswer(asked, await askOnce(site.port, agent, asked));
	const repeat = async (pause: number, next: (turn: number) => Promise<void>) => {
		for (let turn = 0; !isOver; turn++) {
			await next(turn);
			if (!isOver) await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random())));
		}
	};
	const pick = chance(Date.now() % 100_000);
	const oneOf = <Item>(items: readonly Item[]) => items[pick(items.length)] as Item;
	const searches = newSearches(pick(100_000));
	const cookieOf = (turn: number) => office.agents[turn % office.agents.length]?.cookie ?? '';

	const reading = (): Request =>
		oneOf([
			{ name: 'search', path: searches() },
			{ name: 'property', path: oneOf(office.propertyPaths) },
			{ name: 'search', path: '/search' },
			{ name: 'API', path: `/api/properties?limit=${5 + pick(40)}` },
			{ name: 'landing', path: '/' },
		]);
	const trading = (turn: number): Request => {
		const headers = { cookie: cookieOf(turn) };
		const checkIn = addDays(FIRST_DAY, pick(60));
		const period = `checkInDate=${checkIn}&checkOutDate=${addDays(checkIn, 3 + pick(7))}`;
		const hotels = `${period}&destination=${encodeURIComponent(oneOf(HOTEL_COUNTRIES))}`;
		return oneOf([
			{ name: 'dashboard', path: `/partner/dashboard?page=${1 + pick(3)}`, headers },
			{ name: 'hotels', path: `/hotels?${hotels}`, headers },
			{ name: 'hotels API', path: `/api/available-hotels?${hotels}`, headers },
			{ name: 'conversations', path: '/partner/conversations', headers },
			{ name: 'property', path: oneOf(office.propertyPaths), headers },
		]);
	};
	const printing = (turn: number): Request => ({
		name: 'PDF',
		path: '/partner/agency/brand/letterhead.pdf',
		headers: { cookie: cookieOf(turn) },
	});
	const uploading = (): Request => ({
		name: 'picture',
		method: 'POST',
		path: `/partner/desk/properties/${oneOf(office.propertyIds)}/upload?part=pictures&name=photo.jpg`,
		headers: { cookie: office.operator, accept: 'application/json', 'content-type': 'application/octet-stream' },
		// What comes after a picture's end belongs to its file: each is another one.
		body: Buffer.concat([office.photo, randomBytes(16)]),
	});

	const working = workFor(site.port, office, Number.POSITIVE_INFINITY, {
		pause: PAUSE.work,
		onAnswer,
		mostWait: IMPATIENCE,
		isOver: () => isOver,
	});
	const many = (count: number, client: () => Promise<void>) => Array.from({ length: count }, client);
	const others = [
		...many(CLIENTS.read, () => repeat(PAUSE.read, () => ask(reading()))),
		...many(CLIENTS.trade, () => repeat(PAUSE.trade, (turn) => ask(trading(turn)))),
		...many(CLIENTS.print, () => repeat(PAUSE.print, (turn) => ask(printing(turn)))),
		...many(CLIENTS.upload, () => repeat(PAUSE.upload, () => ask(uploading()))),
		...many(CLIENTS.signIn, () =>
			repeat(PAUSE.signIn, () => signInOnce({ site, agent, onAnswer }, `guest${pick(1e6)}@people.example`)),
		),
	];
	return {
		seen,
		async stop() {
			isOver = true;
			const [report] = await Promise.all([working, ...others]);
			agent.destroy();
			return report;
		},
	};
}
