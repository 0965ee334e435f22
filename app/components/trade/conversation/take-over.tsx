import { useRevalidator } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callSite } from '~/platform/call-site';
import { tradeButton } from '../trade-button';
import { ERROR } from './classes';

/** Makes the reader the one who answers for their side; `from` is who does now, null for none. */
export function TakeOver({ conversationId, from }: { conversationId: string; from: string | null }) {
	const { t } = useTranslation('conversation');
	const { revalidate } = useRevalidator();
	const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
	const path = `/partner/conversations/${conversationId}/contact`;

	async function take(event: FormEvent) {
		event.preventDefault();
		if (state === 'busy') return;
		setState('busy');
		const answer = await callSite(path, { method: 'POST', headers: { accept: 'application/json' } }).catch(() => null);
		setState(answer?.ok ? 'idle' : 'failed');
		// Also when a colleague was faster: the page then shows who.
		revalidate();
	}

	return (
		<form method="post" action={path} onSubmit={take} className="grid w-full justify-items-start gap-1.5 pt-2">
			<button type="submit" className={tradeButton('line')} disabled={state === 'busy'}>
				{from ? t('takeOver.from', { name: from }) : t('takeOver.alone')}
			</button>
			<p role="alert" className={ERROR}>
				{state === 'failed' ? t('fault.takeOver') : null}
			</p>
		</form>
	);
}
