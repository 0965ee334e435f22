import { useRevalidator } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callSite } from '~/platform/call-site';
import { tradeButton } from '../trade-button';
import { DONE, ERROR } from './classes';

type AddProps = { conversationId: string; colleagues: readonly { id: string; name: string }[] };

/** Adds a colleague of the agency to the conversation. */
export function AddColleague({ conversationId, colleagues }: AddProps) {
	const { t } = useTranslation('conversation');
	const { revalidate } = useRevalidator();
	const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
	const [added, setAdded] = useState<string | null>(null);
	if (colleagues.length === 0 && added === null) return null;
	const path = `/partner/conversations/${conversationId}/members`;

	async function add(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const body = new FormData(event.currentTarget);
		const chosen = colleagues.find(({ id }) => id === body.get('colleague'));
		setState('busy');
		setAdded(null);
		try {
			const answer = await callSite(path, { method: 'POST', body, headers: { accept: 'application/json' } });
			setState(answer.ok ? 'idle' : 'failed');
			if (!answer.ok) return;
			setAdded(chosen?.name ?? null);
			revalidate();
		} catch {
			setState('failed');
		}
	}

	const told = (
		<p role="status" className={`col-span-full text-(length:--text-note) empty:hidden ${DONE}`}>
			{added === null ? null : t('event.joined', { name: added })}
		</p>
	);
	if (colleagues.length === 0) return told;
	return (
		<form
			method="post"
			action={path}
			onSubmit={add}
			className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1.5 pt-2"
		>
			<label htmlFor="talk-colleague" className="col-span-full text-(length:--text-note)">
				{t('colleague.label')}
			</label>
			<select id="talk-colleague" name="colleague" className="trade-field">
				{colleagues.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</select>
			<button type="submit" className={tradeButton('line')} disabled={state === 'busy'}>
				{t('colleague.add')}
			</button>
			<p role="alert" className={`col-span-full ${ERROR}`}>
				{state === 'failed' ? t('fault.colleague') : null}
			</p>
			{told}
		</form>
	);
}
