import { useTranslation } from 'react-i18next';
import { OutcomeLine } from '../../page/outcome-line';
import { VerbForm } from '../../page/verb-form';
import { tradeButton } from '../../trade-button';
import type { Undo } from './booking-answer';

/** What became of the last act, with the way back where there is one. */
export function DeskOutcome({ undo }: { undo: Undo | null }) {
	const { t } = useTranslation('operator-bookings');
	return (
		<>
			<OutcomeLine />
			{undo ? (
				<VerbForm
					fields={{ id: undo.id, version: undo.version, intent: 'extend', isUndo: '1', end: undo.expiresAt }}
					className="mt-2"
				>
					<button type="submit" className={tradeButton()}>
						{t('acts.undo')}
					</button>
				</VerbForm>
			) : null}
		</>
	);
}
