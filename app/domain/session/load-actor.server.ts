import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { travelAgency } from '#db/schema/travel-agency';
import { session, user } from '#db/schema/user';
import type { SecondFactorRule } from '~/platform/env';
import { hasSecondFactor, type Proof } from '../access/second-factor';
import { isCurrency } from '../money/money';
import type { Actor, ActorAgency } from '../user/actor';

/** Where the pictures lie; logos of agencies among them. */
type Store = { pictureBaseUrl: string };

/** What counts as a second factor, and when it is asked. */
type Factor = { rule: SecondFactorRule; now: number };

/** Finds a session that has not expired by the hash of its token, with its user and his agency or the one he acts for. */
export function sessionQuery(db: Database, { tokenHash, now }: { tokenHash: string; now: number }) {
	const agencyNo = sql`case when ${user.role} = 'admin' then coalesce(${session.actingAgencyNo}, ${user.agencyNo}) else ${user.agencyNo} end`;
	return db
		.select({
			...COLUMNS,
			actingAgencyNo: session.actingAgencyNo,
			endsAt: session.expiresAt,
			lastUsedAt: session.lastUsedAt,
			proof: { acr: session.acr, amr: session.amr, authenticatedAt: session.authenticatedAt },
		})
		.from(session)
		.innerJoin(user, eq(user.no, session.userNo))
		.leftJoin(travelAgency, eq(travelAgency.no, agencyNo))
		.where(and(eq(session.tokenHash, tokenHash), gt(session.expiresAt, now), isNull(user.lockedAt)));
}

type SessionRow = Awaited<ReturnType<typeof sessionQuery>>[number];

/** The user of what `sessionQuery` has found, an admin only with a second factor that counts (ACCESS-27); null where it has found none. */
export function actorOfSession(row: SessionRow | undefined, { rule, now, ...store }: Store & Factor) {
	if (row === undefined) return null;
	const actor = toActor(row, store, row.actingAgencyNo);
	return {
		actor: hasSecondFactor(row.proof, rule, now) ? actor : withoutFactor(actor),
		endsAt: row.endsAt,
		lastUsedAt: row.lastUsedAt,
	};
}

/** A user who has not shown a second factor: an admin has no more rights than a customer until then. */
function withoutFactor(actor: Actor): Actor {
	const { role, capabilities } = actor;
	if (role !== 'admin') return actor;
	const rights = { role: 'customer', capabilities: [], hotelId: null, operatorNo: null, agency: null } as const;
	return { ...actor, ...rights, isActing: false, stepUp: { role, capabilities } };
}

/**
 * The user of a session by the hash of its token, which is all that the database has; null for every other one. For connections that the site has
 * opened, where it has looked at the second factor. One question.
 */
export async function loadActorOfSessionHash(
	db: Database,
	{ tokenHash, now, ...store }: { tokenHash: string; now: number } & Store,
): Promise<{ actor: Actor; endsAt: number } | null> {
	const [row] = await sessionQuery(db, { tokenHash, now });
	return actorOfSession(row, { ...store, rule: 'off', now });
}

/** The user whom the issuer of an access token means (ACCESS-12); null when he has never signed in here. */
export async function loadActorOfSubject(
	db: Database,
	{ issuer, subject, proof, rule, now, ...store }: { issuer: string; subject: string; proof: Proof } & Store & Factor,
): Promise<Actor | null> {
	const actor = await loadActorWhere(db, and(eq(user.issuer, issuer), eq(user.subject, subject)), store);
	return actor && (hasSecondFactor(proof, rule, now) ? actor : withoutFactor(actor));
}

/**
 * A user by the internal key, for what an agent or the team has left to be done in his name: with his agency, or with the team `teamNo` that he
 * acted for. Null when the account is gone.
 */
export async function loadActorOfUser(
	db: Database,
	no: number,
	{ teamNo = null, ...store }: Store & { teamNo?: number | null },
): Promise<Actor | null> {
	return loadActorWhere(db, eq(user.no, no), store, teamNo);
}

async function loadActorWhere(
	db: Database,
	condition: SQL | undefined,
	store: Store,
	teamNo: number | null = null,
): Promise<Actor | null> {
	const [row] = await db
		.select(COLUMNS)
		.from(user)
		.leftJoin(travelAgency, eq(travelAgency.no, teamNo ?? user.agencyNo))
		.where(and(condition, isNull(user.lockedAt)));
	return row ? toActor(row, store, null) : null;
}

/** What `designOf` makes an agency's own design of. */
export const DESIGN_COLUMNS = {
	designMain: travelAgency.designMain,
	designAccentOnMain: travelAgency.designAccentOnMain,
	designTheme: travelAgency.designTheme,
	designLogoKey: travelAgency.designLogoKey,
};

const COLUMNS = {
	no: user.no,
	id: user.id,
	role: user.role,
	firstName: user.firstName,
	lastName: user.lastName,
	email: user.email,
	isEmailVerified: user.isEmailVerified,
	company: user.company,
	hotelId: user.hotelId,
	operatorNo: user.operatorNo,
	capabilities: user.capabilities,
	agency: {
		no: travelAgency.no,
		id: travelAgency.id,
		name: travelAgency.name,
		verification: travelAgency.verification,
		teamBrandKey: travelAgency.teamBrandKey,
		pinnedBrandKey: travelAgency.pinnedBrandKey,
		...DESIGN_COLUMNS,
		bankCurrency: travelAgency.bankCurrency,
		billableCurrency: travelAgency.billableCurrency,
		programNos: sql<string>`(select json_group_array(program_no) from (select program_no from program_membership
			where agency_no = ${travelAgency.no} and status = 'confirmed' order by program_no))`,
	},
};

type DesignRow = Record<keyof typeof DESIGN_COLUMNS, string | null>;

type Row = Omit<Actor, 'agency' | 'isActing'> & {
	agency:
		| (Pick<NonNullable<Actor['agency']>, 'no' | 'id' | 'name' | 'verification' | 'teamBrandKey' | 'pinnedBrandKey'> &
				DesignRow & { bankCurrency: string | null; billableCurrency: string | null; programNos: string })
		| null;
};

function toActor({ agency: found, ...row }: Row, store: Store, actingAgencyNo: number | null): Actor {
	const { no, id, role, firstName, lastName, email, isEmailVerified, company, hotelId, operatorNo } = row;
	const capabilities = role === 'admin' ? row.capabilities : [];
	// A team has no members: an admin acts for it, as long as he has the capability.
	const agency = found?.teamBrandKey != null && !capabilities.includes('enquiries') ? null : found;
	return {
		...{ no, id, role, firstName, lastName, email, isEmailVerified, company, hotelId, operatorNo, capabilities },
		isActing: role === 'admin' && agency !== null && (actingAgencyNo !== null || agency.teamBrandKey !== null),
		agency: agency && toAgency(agency, store),
	};
}

function toAgency(agency: NonNullable<Row['agency']>, store: Store): ActorAgency {
	return {
		no: agency.no,
		id: agency.id,
		name: agency.name,
		verification: agency.verification,
		teamBrandKey: agency.teamBrandKey,
		pinnedBrandKey: agency.teamBrandKey ?? agency.pinnedBrandKey,
		hasBankAccount: agency.bankCurrency !== null,
		billableCurrency: [agency.billableCurrency, agency.bankCurrency].find(isCurrency) ?? 'EUR',
		programNos: JSON.parse(agency.programNos) as number[],
		design: agency.teamBrandKey === null ? designOf(agency, store) : null,
	};
}

/** An agency's own design; null where it has none. */
export function designOf(
	{ designMain: main, designAccentOnMain: accentOnMain, designTheme: theme, designLogoKey: logoKey }: DesignRow,
	{ pictureBaseUrl }: Store,
): ActorAgency['design'] {
	if (main === null && logoKey === null) return null;
	return { logoUrl: logoKey && `${pictureBaseUrl}/${logoKey}`, colors: { main, accentOnMain }, theme };
}

/** An agency by its public id, as an actor of it would have it; null when there is none. Does not check whose it is. */
export async function unsafeLoadActorAgency(
	db: Database,
	{ id, ...store }: { id: string } & Store,
): Promise<ActorAgency | null> {
	const [row] = await db.select(COLUMNS.agency).from(travelAgency).where(eq(travelAgency.id, id));
	return row ? toAgency(row, store) : null;
}
