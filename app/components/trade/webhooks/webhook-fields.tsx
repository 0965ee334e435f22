import { useTranslation } from 'react-i18next';
import type { WebhookEvent } from '~/domain/webhook/webhook-events';
import { useOutcome, useTyped } from '../page/outcome-line';
import { VerbForm } from '../page/verb-form';
import { DeskField } from '../parts/desk-field';
import { TickList } from '../parts/tick-list';
import { tradeButton } from '../trade-button';
import { useEventText } from './use-event-text';

const ADDRESS_FAULTS = ['webhook-address', 'webhook-https', 'webhook-private'] as const;

type WebhookFieldsProps = {
	/** Name of the form's row. */
	act: 'add' | 'change';
	fields?: Record<string, string | number>;
	address: string;
	/** What the team can be told of, and what is chosen. */
	events: readonly WebhookEvent[];
	chosen: readonly string[];
	submit: string;
};

/** The form of an endpoint: its address, and what it is told of. */
export function WebhookFields({ act, fields, address, events, chosen, submit }: WebhookFieldsProps) {
	const { t } = useTranslation(['webhooks', 'desk']);
	const eventText = useEventText();
	const typed = useTyped(act);
	const outcome = useOutcome();
	const fault = outcome && !outcome.isDone && outcome.row === act ? outcome.text : null;
	const ofAddress = ADDRESS_FAULTS.find((reason) => reason === fault);
	return (
		<VerbForm key={outcome?.at} fields={{ ...fields, act }} className="grid gap-4 p-4.5">
			<DeskField
				name="address"
				label={t('form.address')}
				value={typed.address ?? address}
				maxLength={2000}
				hint={t('form.addressHint')}
				error={ofAddress ? t(`desk:fault.${ofAddress}`) : null}
			/>
			<TickList
				name="event"
				legend={t('form.events')}
				ticks={events.map((event) => ({ value: event, text: eventText(event) }))}
				chosen={chosen}
				fault={fault === 'webhook-events' ? t('desk:fault.webhook-events') : null}
			/>
			<p>
				<button type="submit" className={tradeButton('dark')}>
					{submit}
				</button>
			</p>
		</VerbForm>
	);
}
