import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callSite } from '~/platform/call-site';
import { tradeButton } from '../trade-button';
import { DONE } from './classes';

type OwnProps = {
	conversationId: string;
	messageId: string;
	isWithdrawn: boolean;
	isTaken: boolean;
	onChange?: () => void;
};

/** What the hotel's people do with a card of theirs: post another one in its place, or withdraw it, which is asked once more. */
export function OwnCardActions({ conversationId, messageId, isWithdrawn, isTaken, onChange }: OwnProps) {
	const { t } = useTranslation('conversation');
	const [state, setState] = useState<'idle' | 'asked' | 'busy' | 'failed' | 'done'>('idle');
	const path = `/partner/conversations/${conversationId}/rates/${messageId}`;

	async function withdraw(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (state === 'idle' || state === 'failed') return setState('asked');
		if (state !== 'asked') return;
		setState('busy');
		const body = new FormData();
		body.set('intent', 'withdraw');
		const answer = await callSite(path, { method: 'POST', body, headers: { accept: 'application/json' } }).catch(
			() => null,
		);
		setState(answer?.ok ? 'done' : 'failed');
	}

	if (isWithdrawn && !isTaken) return null;
	return (
		<footer className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hair bg-paper px-4 py-3.5">
			{isTaken ? <p className={DONE}>{t('rate.takenByAgency')}</p> : null}
			{isWithdrawn ? null : (
				<form method="post" action={path} onSubmit={withdraw} className="flex flex-wrap items-center gap-2">
					<input type="hidden" name="intent" value="withdraw" />
					{state === 'asked' || state === 'busy' ? (
						<>
							<p>{t('rate.withdrawAsk')}</p>
							<button type="submit" className={tradeButton('dark')} disabled={state === 'busy'}>
								{t('rate.withdraw')}
							</button>
							<button type="button" className={tradeButton('quiet')} onClick={() => setState('idle')}>
								{t('cancel')}
							</button>
						</>
					) : (
						<>
							{onChange ? (
								<button type="button" className={tradeButton('line')} onClick={onChange}>
									{t('rate.change')}
								</button>
							) : null}
							<button type="submit" className={tradeButton('line')}>
								{t('rate.withdraw')}
							</button>
						</>
					)}
				</form>
			)}
			<p role="status" className="text-urgent empty:hidden">
				{state === 'failed' ? t('fault.unavailable') : null}
			</p>
		</footer>
	);
}
