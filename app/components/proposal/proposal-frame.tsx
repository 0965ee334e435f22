import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import type { ProposalView } from '~/routes/proposal/proposal-view.server';
import { Wordmark } from '../layout/wordmark';

/** The page in the agency's look: its logo, for whom it is, and which version; nothing that leads away. */
export function ProposalFrame({ view, children }: { view: ProposalView; children: ReactNode }) {
	const { t } = useTranslation('proposal');
	const { brand } = useRoot();
	const { person, snapshot, fingerprint } = view;
	return (
		<>
			<header className="border-b border-line bg-menu text-on-menu">
				<div className="container flex min-h-17 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 lg:min-h-22">
					<Wordmark name={brand.name} logo={brand.logo} ground="menu" />
					{person ? (
						<p className="text-small">{t('alone', { name: `${person.client.firstName} ${person.client.lastName}` })}</p>
					) : null}
				</div>
			</header>
			<main id="content">{children}</main>
			<footer className="border-t border-line">
				<p className="container py-5 text-small text-ink2 tabular-nums">
					{t('foot', { agency: snapshot.agency, version: snapshot.version, fingerprint })}
				</p>
			</footer>
		</>
	);
}
