import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button';
import { relOf } from '../ui/dated-link';
import type { ChangesView } from './changes-view';
import { NearChanges } from './near-changes';

type EmptyResultsProps = { changes: ChangesView | null; clearTo: string; enquireTo: string };

/** The empty state of a search: the smallest changes that find a property, and a contact. */
export function EmptyResults({ changes, clearTo, enquireTo }: EmptyResultsProps) {
	const { t } = useTranslation('search');
	return (
		<div className="border-t border-line2 pt-8 lg:pt-10">
			{changes ? <NearChanges changes={changes} /> : <p className="serif max-w-xl text-h3">{t('empty.text')}</p>}
			<div className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-4">
				<ButtonLink to={enquireTo} rel={relOf(enquireTo)} variant={changes ? 'outline' : 'accent'}>
					{t('empty.enquire')}
				</ButtonLink>
				<Link to={clearTo} rel={relOf(clearTo)} className="text-link">
					{t('empty.clear')}
				</Link>
			</div>
		</div>
	);
}
