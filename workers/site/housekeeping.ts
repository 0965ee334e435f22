import { lt } from 'drizzle-orm';
import type { Database } from '#db/client';
import { publishCatalogue } from '#db/derived/publish';
import { idempotencyKey } from '#db/schema/idempotency';
import { rateWindow } from '#db/schema/rate-window';
import { logoutToken, session, sessionChange } from '#db/schema/user';
import { purgeCards } from '~/domain/card/purge-cards.server';
import { forgetOldConversations } from '~/domain/conversation/forget-old-conversations.server';
import { todayInZone } from '~/domain/date/today-in-zone';
import { PRODUCT_ZONE } from '~/domain/date/zone-clock';
import { forgetOldRecords } from '~/domain/enquiry/forget-old-records.server';
import { destroyOldKeys } from '~/domain/invoice/forget-recipients';
import { issueMissing } from '~/domain/invoice/issue-missing.server';
import { refreshNextKeys } from '~/domain/lead/dashboard/refresh-next-keys.server';
import { emptyForgottenFiles } from '~/domain/mail-thread/empty-forgotten-files.server';
import { forgetImports } from '~/domain/operator-desk/import/apply-import.server';
import { checkOperators } from '~/domain/operator-desk/today/check-operators.server';
import { planMissing } from '~/domain/payment/plan-missing.server';
import { proposeDueRefunds } from '~/domain/refund/propose-due-refunds.server';
import { purgeRegistrations } from '~/domain/trip/purge-registrations.server';
import { purgeWebhooks } from '~/domain/webhook/purge-webhooks.server';
import type { Settings } from '~/platform/env';
import { logFault } from '~/platform/log';
import { createPictureStore, pictureStoreAddress } from '../../app/domain/picture/picture-store.server';

const DAY = 86_400_000;

/**
 * Once a day: prices "from" and facets forget stays that have begun, keys of forms and
 * counts of visitors older than a day go (FORM-13, FORM-14), and so do sessions, records, conversations and cards whose time is over (PRIVACY-1, PRIVACY-8);
 * agents' tables move on to the next steps, bookings without instalments get theirs, and those without an invoice too,
 * what is to be given back is proposed, and what would go wrong in the properties of operators is looked for (OPERATOR-26). Each part
 * stands for itself; running it twice changes nothing. `env` says where files lie.
 */
export async function housekeeping(
	db: Database,
	now: number,
	env: object = {},
	settings: Pick<Settings, 'BRAND_ORIGINS'> = { BRAND_ORIGINS: new Map() },
): Promise<void> {
	const store = pictureStoreAddress(env);
	const emptyFile = async (key: string) => {
		if (store) await createPictureStore(store).put(key, new Uint8Array(), 'text/plain');
	};
	const results = await Promise.allSettled([
		// What would go wrong is of the catalogue as it stands this day.
		publishCatalogue(db, { note: 'daily', now }).then(() =>
			checkOperators({ db, now, today: todayInZone(new Date(now), PRODUCT_ZONE), settings }),
		),
		forgetOldRecords({ db, now }),
		forgetOldConversations({ db, now, emptyFile }),
		emptyForgottenFiles({ db, now, emptyFile }),
		purgeCards({ db, now }),
		forgetImports({ db, now }),
		purgeRegistrations({ db, now }),
		destroyOldKeys({ db, today: todayInZone(new Date(now), 'Europe/Vienna') }),
		// Invoices are of what is planned.
		planMissing({ db, now }).then(() => issueMissing({ db, now })),
		proposeDueRefunds({ db, now }),
		purgeWebhooks(db, now),
		db.delete(session).where(lt(session.expiresAt, now)),
		db.delete(sessionChange).where(lt(sessionChange.createdAt, now - DAY)),
		db.delete(logoutToken).where(lt(logoutToken.expiresAt, now - DAY)),
		refreshNextKeys(db, todayInZone(new Date(now), 'Europe/Vienna')),
		db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, now - DAY)),
		db.delete(rateWindow).where(lt(rateWindow.startsAt, now - DAY)),
	]);
	for (const result of results)
		if (result.status === 'rejected') logFault('a part of the daily housekeeping failed', result.reason);
}
