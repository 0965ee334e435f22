import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import { Wordmark } from '../../layout/wordmark';
import { LineDrawing } from '../../ui/icon';
import type { ClientView } from './client-view';
import { clientName } from './client-words';

/** The brand's own pages; they open beside the proposal. */
const PAGES = { terms: '/terms-and-conditions', privacy: '/privacy-policy' } as const;

/** Down into a tray. */
export const DOWNLOAD = 'M12 4v11m-4-4 4 4 4-4M5 16v4h14v-4';

/** The agency's logo, and for whom the page is; nothing that leads away. The logo alone where there is no proposal. */
export function ClientHeader({ view }: { view: ClientView | null }) {
	const { t } = useTranslation(['proposal']);
	const { brand } = useRoot();
	return (
		<header className="border-b border-line bg-menu text-on-menu print:border-0">
			<div className="container flex min-h-16 items-center justify-between gap-x-6 py-2 lg:min-h-22">
				<Wordmark name={brand.name} logo={brand.logo} ground="menu" />
				<div className="flex items-center gap-6 text-small">
					{view?.person ? <p className="max-md:hidden">{t('alone', { name: clientName(view.person) })}</p> : null}
					{view?.pdfPath ? (
						<a href={view.pdfPath} className="inline-flex min-h-11 shrink-0 items-center gap-2.5 print:hidden">
							<LineDrawing path={DOWNLOAD} size={18} />
							<span className="border-b border-current pb-0.5 whitespace-nowrap">{t('pdf')}</span>
						</a>
					) : null}
				</div>
			</div>
		</header>
	);
}

/** Who has sent it, and which version it is. */
export function ClientFooter({ view: { person, snapshot, fingerprint } }: { view: ClientView }) {
	const { t } = useTranslation(['proposal']);
	const { brand } = useRoot();
	return (
		<footer className="border-t border-line text-small text-ink2 print:break-inside-avoid">
			<div className="container grid gap-x-10 gap-y-5 py-8 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto] lg:py-11 print:grid-cols-3 print:py-6">
				<p>
					<b className="block font-semibold text-ink">{snapshot.agency}</b>
					{brand.name === snapshot.agency ? null : brand.name}
				</p>
				{person ? (
					<p>
						<b className="block font-semibold text-ink">{person.agent.name}</b>
						<a href={`mailto:${person.agent.email}`} className="inline-block py-0.5 underline-offset-4 hover:underline">
							{person.agent.email}
						</a>
						{person.agent.phone ? <span className="block">{person.agent.phone}</span> : null}
					</p>
				) : null}
				<p className="tabular">
					<span className="block">
						{t('foot.version', {
							version: snapshot.version,
							moment: formatTimestamp(snapshot.sentAt, snapshot.language),
						})}
					</span>
					{fingerprint ? <span className="block">{t('foot.fingerprint', { fingerprint })}</span> : null}
					<span className="block print:hidden">{t('foot.alone')}</span>
				</p>
				<p className="flex gap-5 sm:flex-col sm:items-end sm:gap-1 print:hidden">
					{(['terms', 'privacy'] as const).map((word) => (
						<a key={word} href={PAGES[word]} target="_blank" rel="noreferrer" className="text-link pb-0.5!">
							{t(`foot.${word}`)}
						</a>
					))}
				</p>
			</div>
		</footer>
	);
}
