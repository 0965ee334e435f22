import { sql } from 'drizzle-orm';
import { proposal, proposalLink, proposalVersion } from '#db/schema/proposal';
import { travelAgency } from '#db/schema/travel-agency';
import { user } from '#db/schema/user';
import { fromEpochDay, plainDate } from '~/domain/date/plain-date';
import { textCipher } from '~/domain/encryption/text-cipher.server';
import { isCountryCode } from '~/domain/place/country';
import { loadProperty } from '~/domain/property/load-property.server';
import { isPropertyType } from '~/domain/property/property-type';
import { propertyContent } from '~/domain/proposal/build-snapshot.server';
import { proposalPath, proposalTokenHash } from '~/domain/proposal/proposal-token';
import { freezeSnapshot, type SnapshotOption, type SnapshotPerson } from '~/domain/proposal/snapshot';
import { serviceLevelAt } from '~/domain/stay/service-level';
import { type BenchSite, TODAY } from './bench-site';

const SENT = Date.parse('2026-11-20T09:46:00Z');
/** Later than any bench runs: a page that has ended is another one. */
const VALID = Date.parse('2099-01-01T00:00:00Z');
const KEY = btoa('k'.repeat(32));
const PERSON: SnapshotPerson = {
	client: { firstName: 'Katharina', lastName: 'Brenninger' },
	agent: { name: 'Clara Engels', email: 'clara@nordwand.example', phone: null },
	title: 'Three ways to spend a week',
	greeting: 'Dear Mrs Brenninger,\n\nthank you for the call on Thursday. Here is what would suit you.',
	reasons: {},
	salt: 'bench',
};

/** Sends three of the best placed properties to a client, once for what is sent; the path of the page. */
export async function benchProposal({ db }: Pick<BenchSite, 'db'>): Promise<string> {
	const frozen = await freezeSnapshot(
		{
			...{ format: 1, proposal: 'bench', version: 1, language: 'en', sentAt: SENT, validUntil: VALID },
			...{ onApproval: 'tell', agency: 'Nordwand Reisen', options: await options(db) },
		},
		PERSON,
	);
	const token = [...frozen.hash].slice(0, 26).map(letterOf).join('');
	const id = `proposal_bench_${frozen.hash.slice(0, 12)}`;
	const [known] = await db.select({ no: proposal.no }).from(proposal).where(sql`${proposal.id} = ${id}`);
	if (known) return proposalPath(token);
	await db
		.insert(travelAgency)
		.values({ id: 'agency_bench', name: 'Nordwand Reisen', verification: 'verified', updatedAt: SENT })
		.onConflictDoNothing();
	await db
		.insert(user)
		.values({
			...{
				id: 'user_bench',
				issuer: 'bench',
				subject: 'bench',
				email: PERSON.agent.email,
				role: 'agent',
				updatedAt: SENT,
			},
			agencyNo: sql`(select no from travel_agency where id = 'agency_bench')`,
		})
		.onConflictDoNothing();
	const [row] = await db
		.insert(proposal)
		.values({
			...{
				id,
				brandKey: 'demo',
				state: 'sent',
				language: 'en',
				clientFirstName: 'Katharina',
				clientLastName: 'Brenninger',
			},
			agencyNo: sql`(select no from travel_agency where id = 'agency_bench')`,
			userNo: sql`(select no from user where id = 'user_bench')`,
			...{ validUntil: VALID, sentVersion: 1, sentAt: SENT, personKey: KEY, updatedAt: SENT },
		})
		.returning({ no: proposal.no });
	const proposalNo = row?.no ?? 0;
	const cipher = await textCipher(new TextEncoder().encode('k'.repeat(32)), 'proposal-person');
	await db.batch([
		db.insert(proposalVersion).values({
			...{ proposalNo, number: 1, snapshot: frozen.text, hash: frozen.hash, basis: {}, sentAt: SENT, userNo: 0 },
			person: await cipher.seal(`${id} 1`, JSON.stringify(PERSON)),
		}),
		db
			.insert(proposalLink)
			.values({ id: `link_${id}`, proposalNo, tokenHash: await proposalTokenHash(token), expiresAt: VALID }),
	]);
	return proposalPath(token);
}

/** Hexadecimal digits as letters that a token may have. */
function letterOf(digit: string): string {
	return 'abcdefghjkmnpqrs'[Number.parseInt(digit, 16)] ?? 'a';
}

async function options(db: BenchSite['db']): Promise<SnapshotOption[]> {
	const { rows } =
		await db.$client.execute(`select p.slug, p.property_type as type, place.slug as city, place.country_code as country
		from property p join place on place.no = p.place_no where p.property_type = 'chalet'
		and exists (select 1 from stay_rate r where r.property_no = p.no and r.price_minor is not null and r.status = 'available')
		order by p.rank, p.no limit 3`);
	const found: SnapshotOption[] = [];
	for (const { type, country, city, slug } of rows) {
		if (!isPropertyType(type) || !isCountryCode(country)) continue;
		const today = plainDate(TODAY);
		const property = await loadProperty({
			ctx: { db, language: 'en', today, now: SENT },
			which: { type, country, city: String(city), name: String(slug) },
		});
		const stay = property.stays.find(([, , , , price]) => price !== null);
		if (!stay) continue;
		const [day, nights, level, , price] = stay;
		const [checkIn, checkOut] = [fromEpochDay(day), fromEpochDay(day + nights)];
		const clientMinor = price ?? 0;
		found.push({
			key: String(found.length + 1),
			...propertyContent(property, { serviceLevel: serviceLevelAt(level), checkIn }, today),
			stay: { checkIn, checkOut },
			party: { adults: 4, children: 2, childrenAges: [8, 11] },
			...{ currency: property.currency, clientMinor, heldUntil: null, isFirstChoice: found.length === 0 },
			terms: {
				payments: [
					{ kind: 'deposit', dueDate: TODAY, minor: Math.round(clientMinor * 0.35) },
					{ kind: 'final', dueDate: '2026-12-10', minor: clientMinor - Math.round(clientMinor * 0.35) },
				],
				cancellation: [
					{ from: TODAY, until: '2026-12-10', keptMinor: Math.round(clientMinor * 0.35) },
					{ from: '2026-12-11', until: checkIn, keptMinor: clientMinor },
				],
				deposit: { kind: 'blocked', minor: 200_000, currency: property.currency, date: '2026-12-20' },
			},
		});
	}
	return found;
}
