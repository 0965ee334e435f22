import { WorkerEntrypoint } from 'cloudflare:workers';
import type { Queue } from '@cloudflare/workers-types';
import * as z from 'zod';
import { openDatabase } from '#db/client';
import { databaseEnv } from '../database-env';
import { type CrashReportInput, recordCrash } from './record-crash';

type Bindings = Record<string, unknown> & { MAIL_QUEUE?: Queue<Record<string, never>> };

const schema = databaseEnv.extend({ TEAM_BRAND_KEY: z.string().min(1) });

/** What other workers call: binding `CRASH_REPORTS`, entrypoint `CrashReports`. */
export class CrashReports extends WorkerEntrypoint<Bindings> {
	/** Keeps, counts and, once a day per crash, tells the team. Rejects when the database is away. */
	async report(input: CrashReportInput): Promise<void> {
		const result = schema.safeParse(this.env);
		if (!result.success) {
			throw new Error(`crash-reports: check ${result.error.issues.map((issue) => issue.path.join('.')).join(', ')}`);
		}
		const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken, TEAM_BRAND_KEY: teamBrandKey } = result.data;
		const db = openDatabase({ url, authToken, patienceMilliseconds: 10_000 });
		const { hasNotified } = await recordCrash({ db, input, teamBrandKey, now: Date.now() });
		// the schedule of the mailer finds the mail anyway
		if (hasNotified) await this.env.MAIL_QUEUE?.send({}).catch(() => undefined);
	}
}

export default {};
