import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { todayInZone } from '~/domain/date/today-in-zone';
import { PRODUCT_ZONE } from '~/domain/date/zone-clock';
import type { HeldInvoices as Held } from '~/domain/invoice/desk/list-held-invoices.server';
import { Icon } from '../../ui/icon';
import { VerbForm } from '../page/verb-form';
import { tradeButton } from '../trade-button';
import { HeldReason } from './held-reason';

/** Invoices that cannot be issued, by their issuer, each with a button that tries again; nothing where none waits. */
export function HeldInvoices({ held }: { held: readonly Held[] }) {
	const { t } = useTranslation(['money', 'trade-payments']);
	const { language } = useRoot();
	if (held.length === 0) return null;
	const count = held.reduce((sum, { bookings }) => sum + bookings, 0);
	return (
		<section aria-labelledby="held" className="trade-card my-6">
			<h2 id="held" className="flex items-center gap-2.5 border-b border-hair px-4.5 py-3.5 font-semibold">
				<Icon name="warning" size={18} className="shrink-0 text-err" />
				{t('held.title', { count })}
			</h2>
			<ul>
				{held.map((each) => {
					const { brandKey, operatorKey, operatorName, brandName, bookings, since, gaps } = each;
					const name = operatorName ?? brandName;
					const day = formatDate(todayInZone(new Date(since ?? 0), PRODUCT_ZONE), language);
					return (
						<li
							key={`${brandKey} ${operatorKey} ${gaps.join()}`}
							className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-hair px-4.5 py-3.5 last:border-0"
						>
							<div className="min-w-0 flex-1 basis-80">
								<p>
									<HeldReason held={each} />
								</p>
								<p className="trade-note">{t('held.bookings', { count: bookings, day })}</p>
							</div>
							<VerbForm fields={{ brand: brandKey, operator: operatorKey ?? '' }}>
								<button type="submit" className={tradeButton()} aria-label={t('held.retryOf', { name })}>
									{t('trade-payments:held.retry')}
								</button>
							</VerbForm>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
