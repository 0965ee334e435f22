import { eq, sql } from 'drizzle-orm';
import { lead } from '#db/schema/lead';
import { paymentReminderStop } from '#db/schema/payment';
import type { Language } from '../language/language';

const newestOf = (column: 'language' | 'client_email') =>
	sql.raw(`(select p.${column} from proposal_option o join proposal p on p.no = o.proposal_no
		where o.lead_no = lead.no and p.sent_version is not null order by p.no desc limit 1)`);

/** The language in which a lead's client is written to: of the last proposal that was sent with it, else the lead's own. */
export const CLIENT_LANGUAGE = sql<Language>`coalesce(${newestOf('language')}, ${lead.language})`;

/** The address of a lead's client: its own, else that of the last proposal that was sent with it; null where none is known. */
export const CLIENT_EMAIL = sql<string | null>`coalesce(${lead.email}, ${newestOf('client_email')})`;

/** When the reminders of a lead were stopped (MONEY-10); null while they go on. */
export const REMINDERS_STOPPED_AT = sql<
	number | null
>`(select ${paymentReminderStop.createdAt} from ${paymentReminderStop} where ${eq(paymentReminderStop.leadNo, lead.no)})`;
