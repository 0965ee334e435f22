import { sql } from 'drizzle-orm';
import { check, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt, minor, no, ownerNo } from './columns';
import { CURRENCY_CODES } from './enums';
import { lead } from './lead';
import { CLIENT_NOTICE_KINDS, REMINDER_RECEIVERS } from './money-enums';

const words = (list: readonly string[]) => sql.raw(list.map((word) => `'${word}'`).join(','));

/** What a schedule has told the client of a booking by mail (MONEY-14, MONEY-15, TRIP-14), each once, for the booking's page. */
export const clientNotice = sqliteTable(
	'client_notice',
	{
		no: no(),
		leadNo: ownerNo('lead_no', () => lead.no),
		kind: text('kind', { enum: CLIENT_NOTICE_KINDS }).notNull(),
		/** Id of the payment or refund, the first one of several; empty for what is told of once. */
		about: text('about').notNull(),
		receiver: text('receiver', { enum: REMINDER_RECEIVERS }).notNull(),
		/** What came in or went; null where it is not about money. */
		minor: minor('minor'),
		currency: text('currency', { enum: CURRENCY_CODES }),
		createdAt: createdAt(),
	},
	(t) => [
		/** Never twice. */
		uniqueIndex('client_notice_once').on(t.leadNo, t.kind, t.about),
		check('client_notice_kind_known', sql`${t.kind} in (${words(CLIENT_NOTICE_KINDS)})`),
		check('client_notice_receiver_known', sql`${t.receiver} in (${words(REMINDER_RECEIVERS)})`),
	],
);
