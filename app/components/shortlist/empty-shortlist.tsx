import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button';
import { Scene } from '../ui/scene';

/** What the shortlist is for, as long as it is empty. */
export function EmptyShortlist() {
	const { t } = useTranslation('shortlist');
	return (
		<div className="mt-10 grid items-center gap-x-16 gap-y-9 lg:mt-14 lg:grid-cols-2">
			<div>
				<h2 className="text-h2">{t('empty.title')}</h2>
				<p className="mt-4 max-w-xl text-ink2">{t('empty.text')}</p>
				<div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
					<ButtonLink to="/search">{t('empty.search')}</ButtonLink>
					<Link to="/enquire-now" className="text-link">
						{t('empty.enquire')}
					</Link>
				</div>
			</div>
			<div className="aspect-3/2 overflow-hidden max-lg:-mx-5">
				<Scene
					name="table"
					widths={[480, 1200]}
					sizes="(min-width: 50rem) 50vw, 100vw"
					width={1200}
					height={800}
					alt=""
					isFirst
				/>
			</div>
		</div>
	);
}
