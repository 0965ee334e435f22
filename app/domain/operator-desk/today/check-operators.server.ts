import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { operatorCheck, operatorRisk } from '#db/schema/operator-risk';
import { property } from '#db/schema/property';
import { OPERATOR_RISKS } from '#db/schema/trade-enums';
import { user } from '#db/schema/user';
import { type BuiltStatement, type NamedStatement, writeBatch } from '#db/write-batch';
import type { RequestContext } from '~/context';
import type { Settings } from '~/platform/env';
import { DomainError, isUnavailable } from '~/platform/errors';
import { logFault } from '~/platform/log';
import { requireActor } from '../../access/require-actor';
import { configuredOrigin } from '../../brand/brand-origins';
import { knownBrands } from '../../brand/known-brands';
import type { PlainDate } from '../../date/plain-date';
import { mailAddress } from '../../mail/mail-address';
import { mailBrand } from '../../mail/mail-brand';
import { risksMail } from '../../mail/messages/risks-mail';
import { brandMailValues } from '../../mail/outbox/brand-mail.server';
import { noticeMail } from '../../mail/outbox/notice-mail.server';
import { findRisks } from './risk-finders.server';
import { type RiskKind, URGENT_RISKS, type WeekRisk } from './week-risk';

/** Rows of a kind that are stored; a page shows far fewer. */
const MOST_OF_A_KIND = 100;

type Checking = { db: Database; today: PlainDate; now: number };
type Found = { kind: RiskKind; subject: number; risk: WeekRisk };

/**
 * Looks over the properties of every operator for what would go wrong within a week (OPERATOR-26), one after the other, and mails those of whose properties something
 * urgent was found for the first time. One that fails is logged and left to the next night. Throws DomainError 'unavailable'.
 */
export async function checkOperators(
	checking: Checking & { settings: Pick<Settings, 'BRAND_ORIGINS'> },
): Promise<{ checked: number }> {
	const { db } = checking;
	const operators = await db
		.selectDistinct({ no: property.operatorNo })
		.from(property)
		.where(sql`${property.operatorNo} is not null`);
	let checked = 0;
	for (const { no } of operators) {
		if (no === null) continue;
		try {
			await checkOperator(checking, no, checking.settings);
			checked += 1;
		} catch (error) {
			if (isUnavailable(error)) throw error;
			logFault('the properties of an operator could not be checked', error, { about: no });
		}
	}
	return { checked };
}

/** The same for the actor's own properties, at once and without a mail. Throws DomainError 'forbidden' (no operator) or 'unavailable'. */
export async function checkOwnProperties({
	ctx,
}: {
	ctx: Pick<RequestContext, 'db' | 'actor' | 'today' | 'now'>;
}): Promise<void> {
	const { role, operatorNo } = requireActor(ctx, 'desk');
	if (role !== 'operator' || operatorNo === null) throw new DomainError('forbidden', 'No properties of one’s own');
	await checkOperator(ctx, operatorNo, null);
}

/** `settings`: the operator's people are mailed of what is new and urgent; not of what the first check of all finds. */
async function checkOperator(
	{ db, today, now }: Checking,
	operatorNo: number,
	settings: Pick<Settings, 'BRAND_ORIGINS'> | null,
): Promise<void> {
	const results = await db.$client.batch(
		OPERATOR_RISKS.map((kind) => findRisks(kind, { operatorNo, today, now }, { limit: MOST_OF_A_KIND })),
		'read',
	);
	const found = results.flatMap(({ rows }, at) =>
		rows.map(({ subject, detail }): Found => {
			const kind = OPERATOR_RISKS[at] ?? 'clash';
			return { kind, subject: Number(subject), risk: { kind, ...JSON.parse(String(detail)) } as WeekRisk };
		}),
	);
	await writeBatch(db, [
		...(settings ? await mailStatements({ db, now }, operatorNo, found, settings) : []),
		...storeStatements(operatorNo, found, now),
	]);
}

function storeStatements(operator: number, found: readonly Found[], now: number): NamedStatement[] {
	const positions = new Map<RiskKind, number>();
	const rows = found.map(({ kind, subject }) => {
		const position = (positions.get(kind) ?? 0) + 1;
		positions.set(kind, position);
		return [kind, subject, position];
	});
	return [
		{
			sql: `insert into operator_risk (operator_no, kind, subject_no, position, found_at, checked_at)
				select :operator, value->>0, value->>1, value->>2, :now, :now from json_each(:rows) where true
				on conflict (operator_no, kind, subject_no) do update set position = excluded.position, checked_at = excluded.checked_at`,
			args: { operator, now, rows: JSON.stringify(rows) },
		},
		{
			sql: 'delete from operator_risk where operator_no = :operator and checked_at <> :now',
			args: { operator, now },
		},
		{
			sql: `insert into operator_check (operator_no, checked_at) values (:operator, :now)
				on conflict (operator_no) do update set checked_at = excluded.checked_at`,
			args: { operator, now },
		},
	];
}

/** One mail for each of the operator's people, written only if by then no other check has stored what is new. */
async function mailStatements(
	{ db, now }: Pick<Checking, 'db' | 'now'>,
	operatorNo: number,
	found: readonly Found[],
	settings: Pick<Settings, 'BRAND_ORIGINS'>,
): Promise<BuiltStatement[]> {
	const [stored, people, [check]] = await db.batch([
		db
			.select({ kind: operatorRisk.kind, subject: operatorRisk.subjectNo })
			.from(operatorRisk)
			.where(and(eq(operatorRisk.operatorNo, operatorNo), inArray(operatorRisk.kind, [...URGENT_RISKS]))),
		db
			.select({ email: user.email })
			.from(user)
			.where(and(eq(user.operatorNo, operatorNo), eq(user.role, 'operator'), isNull(user.lockedAt)))
			.orderBy(asc(user.no)),
		db.select().from(operatorCheck).where(eq(operatorCheck.operatorNo, operatorNo)),
	]);
	const known = new Set(stored.map(({ kind, subject }) => `${kind} ${subject}`));
	const fresh = found.filter(
		({ kind, subject }) => URGENT_RISKS.some((urgent) => urgent === kind) && !known.has(`${kind} ${subject}`),
	);
	if (!check || fresh.length === 0) return [];
	const brand = knownBrands().fallback;
	const origin = configuredOrigin(brand, settings.BRAND_ORIGINS);
	if (origin === null) return [];
	const content = risksMail({
		brand: mailBrand(brand, origin),
		risks: fresh.map(({ risk }) => risk),
		url: `${origin}/partner/desk`,
	});
	const keys = JSON.stringify(fresh.map(({ kind, subject }) => [kind, subject]));
	// A deployment without a row of its default brand has no mails of it; what was found is stored all the same.
	const isNew = sql`exists (select 1 from brand where key = ${brand.key})
		and exists (select 1 from json_each(${keys}) j where not exists (select 1 from operator_risk r
			where r.operator_no = ${operatorNo} and r.kind = j.value->>0 and r.subject_no = j.value->>1))`;
	return people.flatMap(({ email }) => {
		const address = mailAddress(email ?? '');
		if (!address) return [];
		const mail = { kind: 'operator-risks', to: { address }, replyTo: brand.email, content } as const;
		return noticeMail(db, brandMailValues({ brand, now }, mail), isNew);
	});
}
