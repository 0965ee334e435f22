import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SHORTLIST_LIMIT } from '~/domain/shortlist/property-code';
import { Icon } from '../ui/icon';
import { useIsShortlistFull, useSavedProperties } from './saved-properties';

/** The way to the shortlist, with the number of properties on it; says so when it is full. */
export function ShortlistLink() {
	const { t } = useTranslation();
	const codes = useSavedProperties();
	const isFull = useIsShortlistFull();
	const count = codes.length;
	return (
		<div className="relative -mx-2.5 2xl:mx-0">
			<Link
				to={count > 0 ? `/shortlist?houses=${codes.join('.')}` : '/shortlist'}
				aria-label={count > 0 ? t('shortlist.count', { count }) : t('shortlist.label')}
				className="grid size-11 place-items-center"
			>
				<Icon name="heart" size={22} />
				{count > 0 ? (
					<span
						aria-hidden="true"
						className="tabular absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-[0.6875rem]/none font-semibold text-on-accent"
					>
						{count}
					</span>
				) : null}
			</Link>
			<p
				role="status"
				className={
					isFull
						? 'absolute top-full right-0 z-40 w-64 rounded-sm bg-main px-4 py-3 text-small text-on-main shadow-popover'
						: 'sr-only'
				}
			>
				{isFull ? t('shortlist.full', { count: SHORTLIST_LIMIT }) : null}
			</p>
		</div>
	);
}
