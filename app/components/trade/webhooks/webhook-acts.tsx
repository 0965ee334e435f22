import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedWebhook } from '~/domain/webhook/list-webhooks.server';
import { Timestamp } from '../page/timestamp';
import { VerbForm } from '../page/verb-form';
import { CardHead } from '../parts/card-head';
import { tradeButton } from '../trade-button';

/** What can be done with an endpoint as it is. */
export function WebhookActs({ endpoint }: { endpoint: ListedWebhook }) {
	const { t } = useTranslation('webhooks');
	const { version, state, oldSecretUntil } = endpoint;
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t('acts.title')}</h2>
			</CardHead>
			<ul className="px-4.5">
				<Act text={t('acts.testText')}>
					<VerbForm fields={{ act: 'test' }}>
						<button type="submit" className={tradeButton('line')}>
							{t('acts.test')}
						</button>
					</VerbForm>
				</Act>
				<Act text={state === 'paused' ? null : t('acts.pauseText')}>
					<VerbForm fields={{ act: state === 'paused' ? 'resume' : 'pause' }}>
						<button type="submit" className={tradeButton('line')}>
							{t(state === 'paused' ? 'acts.resume' : 'acts.pause')}
						</button>
					</VerbForm>
				</Act>
				<Act
					text={
						oldSecretUntil === null ? null : (
							<>
								{t('acts.both')} <Timestamp at={oldSecretUntil} />
							</>
						)
					}
				>
					<Sure
						fields={{ act: 'rotate', version }}
						act={t('acts.rotate')}
						text={t('acts.rotateText')}
						sure={t('acts.rotateSure')}
					/>
				</Act>
				<Act text={null}>
					<Sure
						fields={{ act: 'remove' }}
						act={t('acts.remove')}
						text={t('acts.removeText')}
						sure={t('acts.removeSure')}
					/>
				</Act>
			</ul>
		</section>
	);
}

function Act({ text, children }: { text: ReactNode; children: ReactNode }) {
	return (
		<li className="grid gap-1 border-b border-hair py-3 last:border-b-0">
			{children}
			{text ? <p className="trade-note">{text}</p> : null}
		</li>
	);
}

type SureProps = { fields: Record<string, string | number>; act: string; text: string; sure: string };

/** An act that is asked about once more. */
function Sure({ fields, act, text, sure }: SureProps) {
	const id = useId();
	return (
		<details>
			<summary className={`${tradeButton('line')} cursor-pointer list-none`}>{act}</summary>
			<VerbForm fields={fields} className="mt-2 grid gap-2">
				<p id={id} className="trade-note">
					{text}
				</p>
				<p>
					<button type="submit" aria-describedby={id} className={tradeButton('dark')}>
						{sure}
					</button>
				</p>
			</VerbForm>
		</details>
	);
}
