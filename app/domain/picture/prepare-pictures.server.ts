import type { Database } from '#db/client';
import type { RequestContext, Services } from '~/context';
import { DomainError } from '~/platform/errors';
import { logFault } from '~/platform/log';
import type { LOGO_TYPES } from '../agency/logo-file';
import type { RenditionName } from './rendered-picture';

/** Pictures that are prepared at a time, by all isolates together; more would keep the first rendition of the next upload waiting. */
const AT_ONCE = 2;
/** How often a picture is tried before it has failed. */
export const MOST_ATTEMPTS = 6;
/** A claim ends after so long: its holder is gone. */
export const CLAIM_MILLISECONDS = 60_000;
/** Pause after the first attempt that failed; each further one is three times as long. */
const PAUSE_MILLISECONDS = 5000;
/** Of the work that a request leaves behind; an isolate is given 30 seconds. */
const AFTER_ANSWER_MILLISECONDS = 20_000;

const CONTENT_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

export type PreparingContext = {
	db: Database;
	services: Pick<Services, 'keepPicture' | 'renderPicture'>;
	/** For tests. */
	clock?: () => number;
};

type Claimed = {
	hash: string;
	sourceType: keyof typeof LOGO_TYPES;
	isPlan: boolean;
	unfinished: RenditionName[];
	attempts: number;
};

/** Prepares what waits after the answer of a request, which loses nothing when it is cut off. */
export function prepareAfterwards(ctx: PreparingContext & Pick<RequestContext, 'waitUntil'>): void {
	ctx.waitUntil(
		preparePictures({ ...ctx, milliseconds: AFTER_ANSWER_MILLISECONDS }).catch((error) =>
			logFault('pictures were not prepared; the schedule goes on', error),
		),
	);
}

/** Makes missing renditions of uploaded pictures, the one that waits longest first, until none is due or the time is over (ADR 54). Says how many pictures it tried. */
export async function preparePictures(ctx: PreparingContext & { milliseconds: number }): Promise<number> {
	const { db, clock = Date.now } = ctx;
	const until = Date.now() + ctx.milliseconds;
	for (let count = 0; ; count++) {
		const claimed = Date.now() < until ? await claimNext(db, clock()) : null;
		if (!claimed) return count;
		await prepare(ctx, claimed);
	}
}

/** Makes what is missing of one picture now, for those who wait for it. Throws DomainError 'unavailable' when it could not be made. */
export async function preparePicture(ctx: PreparingContext, hash: string): Promise<void> {
	const { db, clock = Date.now } = ctx;
	const claimed = await claimOne(db, hash, clock());
	if (claimed) await prepare(ctx, claimed);
	const { rows } = await db.$client.execute({
		sql: `select 1 from uploaded_picture where hash = ? and unfinished <> '[]'`,
		args: [hash],
	});
	if (rows.length > 0) throw new DomainError('unavailable', `The renditions of ${hash} were not made`);
}

async function prepare(
	{ db, services, clock = Date.now }: PreparingContext,
	{ hash, sourceType, isPlan, unfinished, attempts }: Claimed,
): Promise<void> {
	try {
		const source = `${hash}/source.${sourceType}`;
		const made = await services.renderPicture({ source, renditions: unfinished, isPlan });
		if (!made) return await giveUp(db, hash, clock());
		await Promise.all(
			made.renditions.map(({ name, bytes }) =>
				services.keepPicture(`${hash}/${name}`, bytes, CONTENT_TYPES[typeOf(name)]),
			),
		);
		await db.$client.execute({
			sql: `update uploaded_picture set claimed_until = null, unfinished = (select json_group_array(value) from json_each(unfinished)
				where value not in (select value from json_each(:made))) where hash = :hash`,
			args: { hash, made: JSON.stringify(made.renditions.map(({ name }) => name)) },
		});
	} catch (error) {
		logFault('a picture was not prepared', error, { about: hash, attempt: attempts });
		const now = clock();
		await db.$client.execute({
			sql: `update uploaded_picture set claimed_until = null, due_at = :due, failed_at = iif(attempts >= :most, :now, null)
				where hash = :hash and unfinished <> '[]'`,
			args: { hash, now, most: MOST_ATTEMPTS, due: now + PAUSE_MILLISECONDS * 3 ** (attempts - 1) },
		});
	}
}

function typeOf(name: RenditionName): keyof typeof CONTENT_TYPES {
	return name.endsWith('.avif') ? 'avif' : name.endsWith('.webp') ? 'webp' : 'jpg';
}

/** Its source opens no more: trying again would not help. */
async function giveUp(db: Database, hash: string, now: number): Promise<void> {
	await db.$client.execute({
		sql: 'update uploaded_picture set claimed_until = null, failed_at = :now where hash = :hash',
		args: { hash, now },
	});
}

const IS_OPEN = `unfinished <> '[]' and failed_at is null`;
const RETURNING = 'returning hash, source_type as sourceType, is_plan as isPlan, unfinished, attempts';

/** Takes the picture that waits longest, unless so many are being prepared already; one that was begun too often and never ended has failed. */
async function claimNext(db: Database, now: number): Promise<Claimed | null> {
	const [, claimed] = await db.$client.batch(
		[
			{
				sql: `update uploaded_picture set failed_at = :now, claimed_until = null
					where ${IS_OPEN} and attempts >= :most and coalesce(claimed_until, 0) <= :now`,
				args: { now, most: MOST_ATTEMPTS },
			},
			{
				sql: `update uploaded_picture set claimed_until = :until, attempts = attempts + 1 where hash = (
					select hash from uploaded_picture where ${IS_OPEN} and due_at <= :now and coalesce(claimed_until, 0) <= :now order by due_at limit 1)
					and (select count(*) from uploaded_picture where ${IS_OPEN} and claimed_until > :now) < :atOnce ${RETURNING}`,
				args: { now, until: now + CLAIM_MILLISECONDS, atOnce: AT_ONCE },
			},
		],
		'write',
	);
	return readClaimed(claimed?.rows[0]);
}

async function claimOne(db: Database, hash: string, now: number): Promise<Claimed | null> {
	const { rows } = await db.$client.execute({
		sql: `update uploaded_picture set claimed_until = :until, attempts = attempts + 1, failed_at = null
			where hash = :hash and unfinished <> '[]' ${RETURNING}`,
		args: { hash, until: now + CLAIM_MILLISECONDS },
	});
	return readClaimed(rows[0]);
}

function readClaimed(row: Record<string, unknown> | undefined): Claimed | null {
	if (!row) return null;
	return {
		hash: String(row.hash),
		// Written by `storePicture` alone.
		sourceType: String(row.sourceType) as keyof typeof LOGO_TYPES,
		isPlan: row.isPlan === 1,
		unfinished: JSON.parse(String(row.unfinished)) as RenditionName[],
		attempts: Number(row.attempts),
	};
}
