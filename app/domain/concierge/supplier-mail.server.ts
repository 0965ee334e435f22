import { sql } from 'drizzle-orm';
import type { conciergeSupplier } from '#db/schema/concierge';
import { knownBrands } from '../brand/known-brands';
import { houseName } from '../lead/property-name';
import { mailBrand } from '../mail/mail-brand';
import { type SupplierMailKind, supplierMail } from '../mail/messages/supplier-mails';
import { brandMailValues } from '../mail/outbox/brand-mail.server';
import { jobNumber } from './job-amounts';
import type { JobRecord } from './move-job.server';

type Given = {
	kind: SupplierMailKind;
	job: Pick<
		JobRecord,
		'leadNo' | 'brandKey' | 'position' | 'nameEn' | 'nameDe' | 'day' | 'time' | 'currency' | 'netMinor'
	>;
	stay: { bookingNumber: string; propertyName: string; name: string | null };
	supplier: Pick<typeof conciergeSupplier.$inferSelect, 'name' | 'email' | 'language'>;
	answerBy: number;
	/** Of the supplier's page. */
	url: string;
	now: number;
};

/** The outbox row of a mail to a supplier. It names no guest: what the job needs stands on the page behind the link (CONCIERGE-6). */
export function supplierMailValues({ kind, job, stay, supplier, answerBy, url, now }: Given) {
	const profile = knownBrands().of(job.brandKey);
	const content = supplierMail({
		...{ kind, language: supplier.language, supplier: supplier.name, answerBy, url },
		brand: mailBrand(profile, new URL(url).origin),
		job: {
			number: jobNumber({ bookingNumber: stay.bookingNumber, position: job.position }),
			name: supplier.language === 'de' ? job.nameDe : job.nameEn,
			place: stay.name ?? houseName(stay.propertyName),
			...{ day: job.day, time: job.time, currency: job.currency, netMinor: job.netMinor },
		},
	});
	return brandMailValues(
		{ brand: profile, now },
		{ kind: `concierge-${kind}`, to: { address: supplier.email }, replyTo: profile.email, content },
		{ leadNo: sql<number>`${job.leadNo}` },
	);
}
