import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callSite } from '~/platform/call-site';
import { DROPDOWN_WORDS } from '../parts/dropdown';

export type AgencyListProps = { agency: { id: string; name: string } | null };

type Agency = { _id: string; name: string };

const SHOWN = 50;

/** All agencies (AGENCY-16), filtered by the input; each choice is a separate post. */
export function AgencyList({ agency }: AgencyListProps) {
	const { t } = useTranslation('trade');
	const [agencies, setAgencies] = useState<Agency[] | 'failed' | null>(null);
	const [typed, setTyped] = useState('');
	useEffect(() => {
		const controller = new AbortController();
		callSite('/api/travel-agencies', { signal: controller.signal, headers: { accept: 'application/json' } })
			.then((answer) => (answer.ok ? (answer.json() as Promise<Agency[]>) : Promise.reject(new Error())))
			.then(setAgencies)
			.catch(() => !controller.signal.aborted && setAgencies('failed'));
		return () => controller.abort();
	}, []);
	if (agencies === 'failed') return <p className={DROPDOWN_WORDS}>{t('agencies.failed')}</p>;
	const wanted = fold(typed);
	const found = (agencies ?? []).filter(({ name }) => fold(name).includes(wanted));
	return (
		<form method="post" action="/partner/acting-agency">
			<input type="hidden" name="to" value="/partner/dashboard" />
			<div className="pt-1 pb-2 px-1">
				<input
					type="search"
					value={typed}
					onChange={(event) => setTyped(event.currentTarget.value)}
					aria-label={t('agencies.find')}
					placeholder={t('agencies.find')}
					className="trade-field"
				/>
			</div>
			<ul className="max-h-88 overflow-y-auto">
				{agency ? (
					<li>
						<button type="submit" name="agencyId" value="">
							{t('agencies.leave')}
						</button>
					</li>
				) : null}
				{found.slice(0, SHOWN).map(({ _id, name }) => (
					<li key={_id}>
						<button type="submit" name="agencyId" value={_id} aria-current={_id === agency?.id ? 'true' : undefined}>
							{name}
						</button>
					</li>
				))}
			</ul>
			<p role="status" className={DROPDOWN_WORDS}>
				{agencies === null ? t('loading') : t('agencies.count', { count: found.length })}
			</p>
		</form>
	);
}

/** For comparing: without accents and case. */
function fold(text: string): string {
	return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
