import { useTranslation } from 'react-i18next';
import { CALENDAR_FAULTS } from '#db/schema/enums';
import { LONGEST_CHANNEL_NAME } from '~/domain/calendar-sync/calendar-limits';
import type { CalendarErrors } from '~/domain/calendar-sync/edit-calendars.server';
import { VerbForm } from '../../page/verb-form';
import { DeskField } from '../../parts/desk-field';
import { FaultBox } from '../../parts/fault-box';
import { tradeButton } from '../../trade-button';

type ChannelFormProps = {
	/** The calendar that is changed; null: one is added. */
	calendar: { id: string; version: number; name: string } | null;
	values: { name: string; address: string };
	errors: CalendarErrors;
};

function isReadingFault(error: string): error is (typeof CALENDAR_FAULTS)[number] {
	return (CALENDAR_FAULTS as readonly string[]).includes(error);
}

/** Name and address of a channel's calendar. */
export function ChannelForm({ calendar, values, errors }: ChannelFormProps) {
	const { t } = useTranslation('channel-calendars');
	const words = (error: CalendarErrors[keyof CalendarErrors]) =>
		error === undefined ? null : isReadingFault(error) ? t(`fault.${error}`) : t(`error.${error}`);
	return (
		<VerbForm
			fields={{ intent: calendar ? 'change' : 'add', id: calendar?.id ?? '', version: calendar?.version ?? 0 }}
			className="grid gap-3.5 px-4.5 py-4"
		>
			{errors.form ? <FaultBox isResult>{words(errors.form)}</FaultBox> : null}
			<div className="grid gap-3.5 xl:grid-cols-[14rem_minmax(0,1fr)]">
				<DeskField
					name="name"
					label={t('form.name')}
					value={values.name}
					maxLength={LONGEST_CHANNEL_NAME}
					error={words(errors.name)}
					hint={t('form.nameHint')}
				/>
				<DeskField
					name="address"
					label={t('form.address')}
					value={values.address}
					maxLength={2000}
					error={words(errors.address)}
					hint={t('form.addressHint')}
				/>
			</div>
			<div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
				<button
					type="submit"
					aria-label={calendar ? t('form.saveOf', { name: calendar.name }) : undefined}
					className={tradeButton('dark')}
				>
					{t(calendar ? 'form.save' : 'form.submit')}
				</button>
				<span className="trade-note">{t('form.adding')}</span>
			</div>
		</VerbForm>
	);
}
